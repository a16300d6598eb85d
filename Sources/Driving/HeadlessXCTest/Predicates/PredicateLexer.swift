/// A reader of the tokens of a predicate's format.
nonisolated struct PredicateLexer {
  /// A token of a format.
  enum Token: Equatable {
    /// A name, a keyword or a key path.
    case word(String)
    /// Quoted text.
    case text(String)
    /// A number.
    case number(Double)
    /// A sign such as `==`, `(` or `&&`.
    case sign(String)
    /// An argument such as `%@`.
    case argument(Character)
  }

  private var rest: Substring
  private static let signs = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "[", "]",
  ]

  init(_ format: String) {
    rest = format[...]
  }

  /// Returns all tokens; nil if a text is not closed or a character is not allowed.
  static func tokens(of format: String) -> [Token]? {
    var lexer = PredicateLexer(format)
    var tokens: [Token] = []
    while true {
      lexer.rest = lexer.rest.drop(while: \.isWhitespace)
      if lexer.rest.isEmpty { return tokens }
      guard let token = lexer.next() else { return nil }
      tokens.append(token)
    }
  }

  private mutating func next() -> Token? {
    guard let first = rest.first else { return nil }
    if first == "'" || first == "\"" { return text(first) }
    if first == "%" { return argument() }
    if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
      return number()
    }
    if let sign = Self.signs.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(sign.count)
      return .sign(sign)
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.#@".contains($0) }
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    return .word(String(word))
  }

  private mutating func text(_ quote: Character) -> Token? {
    var text = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      if character == quote { return .text(text) }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private mutating func argument() -> Token? {
    rest = rest.dropFirst().drop { "lqhz0123456789.".contains($0) }
    return rest.popFirst().map { .argument($0) }
  }

  private mutating func number() -> Token? {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    rest = rest.dropFirst(digits.count)
    return Double(digits).map { .number($0) }
  }
}
