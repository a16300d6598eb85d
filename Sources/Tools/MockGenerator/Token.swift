/// A token of a Swift source: a word or an operator, with its line.
struct Token: Equatable {
  /// The text of the token.
  let text: Substring

  /// The line of the token, from 1.
  let line: Int

  /// Whether the token is the first of its line.
  let startsLine: Bool

  /// Whether the doc comment right before the token contains `@mockable`.
  let isMarked: Bool
}

/// A lexer for Swift sources that skips comments and string literals.
///
/// It supports the part of Swift's grammar that protocol declarations need.
struct Lexer {
  private var rest: Substring
  private var line = 1
  private var startsLine = true
  private var isMarked = false
  private var tokens: [Token] = []

  private static let mark = "@mockable"
  private static let operators = ["->", "...", "=="]

  /// Returns the tokens of a source, in order.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(rest: source[...])
    lexer.run()
    return lexer.tokens
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func run() {
    while let character = rest.first {
      if character.isWhitespace {
        skip(1)
      } else if rest.hasPrefix("//") {
        lineComment()
      } else if rest.hasPrefix("/*") {
        blockComment()
      } else if character == "\"" {
        stringLiteral()
      } else {
        token()
      }
    }
  }

  private mutating func token() {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    let symbol = Self.operators.first { rest.hasPrefix($0) }
    let length = word.isEmpty ? symbol?.count ?? 1 : word.count
    tokens.append(
      Token(
        text: rest.prefix(length), line: line, startsLine: startsLine, isMarked: isMarked))
    startsLine = false
    isMarked = false
    rest = rest.dropFirst(length)
  }

  private mutating func lineComment() {
    let comment = rest.prefix { $0 != "\n" }
    if comment.hasPrefix("///"), comment.contains(Self.mark) { isMarked = true }
    skip(comment.count)
  }

  /// Skips a block comment with its nested ones.
  private mutating func blockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        skip(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func stringLiteral() {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    skip(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) { skip(rest.hasPrefix("\\") ? 2 : 1) }
    skip(quote.count)
  }

  private mutating func skip(_ count: Int) {
    for character in rest.prefix(count) where character == "\n" {
      line += 1
      startsLine = true
    }
    rest = rest.dropFirst(count)
  }
}
