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

  let kind: Kind
  let parts: [Part]

  /// The token's bytes of the line.
  let span: Range<Int>

  /// The index of a heredoc's first line.
  var bodyLine: Int?

  /// The token's text if it is a word without variables.
  var word: String? {
    guard kind == .word, parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// Returns whether the token is this word, without variables.
  func isWord(_ other: String) -> Bool { word == other }
}
