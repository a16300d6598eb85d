#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  /// Source: CommonMark's rules of emphasis, code and links.
  @Suite("Texts of Markdown")
  struct MarkdownTextTests {
    /// The text, with the addresses of its links in brackets.
    private func read(_ markdown: String, base: URL? = nil) throws -> String {
      let text = try AttributedString(markdown: markdown, baseURL: base)
      return text.runs.map { run in
        let characters = String(text[run.range].characters)
        return run.link.map { "\(characters)[\($0.absoluteString)]" } ?? characters
      }.joined()
    }

    @Test(
      "the marks of emphasis, strong text, struck text and code are removed",
      arguments: [
        ("plain", "plain"), ("", ""), ("a *b* c", "a b c"), ("**Bold** text", "Bold text"),
        ("_it_ and __so__", "it and so"), ("~~old~~ new", "old new"), ("`let a`", "let a"),
        ("**bold *and* more**", "bold and more"), ("`*code*`", "*code*"),
      ])
    func marks(markdown: String, text: String) throws {
      #expect(try read(markdown) == text)
    }

    @Test(
      "a mark that is escaped, alone, within a word or beside a space stays",
      arguments: [
        (#"\*a\*"#, "*a*"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
        ("a ** b", "a ** b"), ("half *open", "half *open"),
      ])
    func plainMarks(markdown: String, text: String) throws {
      #expect(try read(markdown) == text)
    }

    @Test("a link is its text with its address, which may be one within a base")
    func links() throws {
      #expect(
        try read("See [the **terms**](https://a.example/t) now")
          == "See the terms[https://a.example/t] now")
      #expect(
        try read("[x](t)", base: URL(string: "https://a.example/")) == "x[https://a.example/t]")
      #expect(try read("[x] (t)") == "[x] (t)")
    }

    @Test("data is read as UTF-8, and options are kept without effect")
    func data() throws {
      let options = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
        failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "de")
      let text = try AttributedString(markdown: Data("*ü*".utf8), options: options)
      #expect(String(text.characters) == "ü")
      #expect(options.languageCode == "de" && options.allowsExtendedAttributes)
    }
  }
#endif
