/// A word, quoted text, heredoc or JSON of a line, with its variables not yet replaced.
struct Token: Equatable {
  /// The kind of a token.
  enum Kind: Equatable {
    /// Letters, digits and some punctuation; `key="a text"` is a word too.
    case word
    /// Quoted text.
    case string
    /// `<<END`, with the lines up to END as its text.
    case heredoc
    /// JSON, from its first bracket to the last.
    case json
  }

  /// A part of a token: text or a variable.
  enum Part: Equatable {
    /// Text with its escapes replaced.
    case text(String)
    /// `${name}`, with its bytes of the line.
    case variable(String, Range<Int>)
  }

  /// The content of a token; most have no variables and are one text, which needs no list.
  private enum Content: Equatable {
    case text(String)
    case parts([Part])
  }

  let kind: Kind

  private let content: Content

  /// The token's bytes of the line.
  let span: Range<Int>

  /// The index of a heredoc's first line.
  var bodyLine: Int?

  init(kind: Kind, text: String, span: Range<Int>) {
    self.kind = kind
    content = .text(text)
    self.span = span
  }

  init(kind: Kind, parts: [Part], span: Range<Int>, bodyLine: Int? = nil) {
    self.kind = kind
    content = .parts(parts)
    self.span = span
    self.bodyLine = bodyLine
  }

  /// The texts and variables of the token, in their order.
  var parts: [Part] {
    switch content {
    case .text(let text): text.isEmpty ? [] : [.text(text)]
    case .parts(let parts): parts
    }
  }

  /// The token's text if it has no variables.
  var text: String? {
    switch content {
    case .text(let text): return text
    case .parts(let parts):
      guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
      return text
    }
  }

  /// The token's text if it is a word without variables.
  var word: String? { kind == .word ? text : nil }

  /// Returns whether the token is this word, without variables.
  func isWord(_ other: String) -> Bool { word == other }
}
