public import Foundation

#if !canImport(Darwin)
  nonisolated extension AttributedString {
    /// The ways in which Markdown is read; stored, since the marks within lines are read alone.
    public struct MarkdownParsingOptions: Sendable {
      /// The part of Markdown that is read.
      public enum InterpretedSyntax: Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }

      /// The consequence of a text that is not Markdown; here every text is.
      public enum FailurePolicy: Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }

      /// Whether attributes of the app may be in the text.
      public var allowsExtendedAttributes: Bool
      /// The part of Markdown that is read.
      public var interpretedSyntax: InterpretedSyntax
      /// The consequence of a text that is not Markdown.
      public var failurePolicy: FailurePolicy
      /// The language of the text.
      public var languageCode: String?

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Creates a text of Markdown without the marks of emphasis and code; links have their address.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      append(markdown: markdown[...], link: nil, base: baseURL)
    }

    /// Creates a text of Markdown in UTF-8 without the marks of emphasis and code; links have their address.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private mutating func append(markdown: Substring, link: URL?, base: URL?) {
      let marks =
        #/
          \\(?<escaped>[!-\/:-@\[-`\{-~])
        | `(?<code>[^`]+)`
        | \[(?<text>[^\]]+)\]\((?<address>[^)\s]*)\)
        | \*\*(?<strong>\S(?:.*?\S)?)\*\*
        | ~~(?<struck>\S(?:.*?\S)?)~~
        | \*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*
        | \b__(?<strongWord>\S(?:.*?\S)?)__\b
        | \b_(?<word>[^\s_](?:.*?[^\s_])?)_\b
        /#
      var rest = markdown
      while let match = rest.firstMatch(of: marks) {
        append(plain: rest[..<match.range.lowerBound], link: link)
        if let text = match.escaped ?? match.code {
          append(plain: text, link: link)
        } else if let text = match.text, let address = match.address {
          append(markdown: text, link: URL(string: String(address), relativeTo: base), base: base)
        } else {
          let text =
            match.strong ?? match.struck ?? match.emphasis ?? match.strongWord ?? match.word ?? ""
          append(markdown: text, link: link, base: base)
        }
        rest = rest[match.range.upperBound...]
      }
      append(plain: rest, link: link)
    }

    private mutating func append(plain text: Substring, link: URL?) {
      guard !text.isEmpty else { return }
      var part = AttributedString(text)
      part.link = link
      append(part)
    }
  }
#endif
