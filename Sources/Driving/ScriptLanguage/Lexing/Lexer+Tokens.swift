extension Lexer {
  /// The content of a token that is not the line's bytes.
  struct TokenContent {
    /// The texts and variables, in their order.
    let parts: [Token.Part]

    /// The index of a heredoc's first line.
    let bodyLine: Int?
  }

  /// Returns a token that ends here and whose text is the line's bytes.
  func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(kind: kind, span: start..<offset, contentIndex: -1)
  }

  /// Returns a token that ends here and consists of texts and variables.
  mutating func token(
    _ kind: Token.Kind, from start: Int, parts: [Token.Part], bodyLine: Int? = nil
  ) -> Token {
    contents.append(TokenContent(parts: parts, bodyLine: bodyLine))
    return Token(kind: kind, span: start..<offset, contentIndex: contents.count - 1)
  }

  /// Returns the texts and variables of a token, in their order.
  func parts(of token: Token) -> [Token.Part] {
    guard let bytes = token.plainText else { return contents[token.contentIndex].parts }
    return bytes.isEmpty ? [] : [.text(text(bytes))]
  }

  /// Returns the index of the first line of a heredoc; nil for another token.
  func bodyLine(of token: Token) -> Int? {
    token.contentIndex < 0 ? nil : contents[token.contentIndex].bodyLine
  }

  /// Returns a token's text if it has no variables.
  func text(of token: Token) -> String? {
    if let bytes = token.plainText { return text(bytes) }
    let parts = contents[token.contentIndex].parts
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// Returns the text of a token that is a word without variables.
  func word(of token: Token) -> String? { token.kind == .word ? text(of: token) : nil }

  /// Returns the value of a token in a table of words.
  func value<Value>(of token: Token, in table: WordTable<Value>) -> Value? {
    guard token.kind == .word else { return nil }
    if let word = token.plainText { return table[bytes, word] }
    return text(of: token).flatMap { table[$0] }
  }

  /// Returns whether a token is this word, without variables.
  func isWord(_ token: Token?, _ word: String) -> Bool {
    guard let token, token.kind == .word else { return false }
    if let range = token.plainText { return bytes.isEqual(range, word) }
    return text(of: token) == word
  }

  /// Returns whether the text of a token may be a number, as far as its first byte shows.
  func canBeNumber(_ token: Token) -> Bool {
    guard let range = token.plainText, let first = range.first else { return true }
    switch bytes[first] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): return true
    default: return false
    }
  }

  /// Whether one of the tokens that were read has a variable.
  var hasVariables: Bool {
    for content in contents {
      for case .variable in content.parts { return true }
    }
    return false
  }
}
