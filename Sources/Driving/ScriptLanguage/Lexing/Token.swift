/// A word, a string or a heredoc of a line, its variables not yet looked up.
struct Token: Equatable {
  enum Kind: Equatable {
    /// Letters, digits and some signs; `key="a text"` is a word too.
    case word
    /// A text in quotes.
    case string
    /// `<<END`, with the lines up to END as its text.
    case heredoc
    /// JSON, from its first bracket to the last.
    case json
  }

  enum Part: Equatable {
    case text(String)
    /// `${name}`, and where it stands.
    case variable(String, Range<Int>)
  }

  let kind: Kind
  let parts: [Part]

  /// Its bytes of the line.
  let span: Range<Int>

  /// The index of a heredoc's first line.
  var bodyLine: Int?

  /// The word, where the token is one and holds no variable.
  var word: String? {
    guard kind == .word, parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// Whether the token is this word of the language.
  func isWord(_ other: String) -> Bool { word == other }
}
