/// A word, quoted text, heredoc or JSON of a line, with its variables not yet replaced.
///
/// A token refers to its line. The lexer that read it returns its text; so a token is only numbers, which are
/// passed on at no cost.
struct Token {
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

  /// The token's bytes of the line.
  let span: Range<Int>

  /// The index of the token's content in the lexer's list; -1 for text that is the line's bytes.
  ///
  /// A copy of the lexer that was made before the token was read does not have the content.
  let contentIndex: Int

  /// The bytes of the line that are the token's text; nil where escapes or variables are replaced.
  var plainText: Range<Int>? {
    guard contentIndex < 0 else { return nil }
    return kind == .string ? span.lowerBound + 1..<span.upperBound - 1 : span
  }
}
