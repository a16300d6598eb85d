import Foundation

/// A word of a condition's format.
enum PredicateToken: Equatable {
  case word(String), text(String), number(Double), symbol(String)
  /// A placeholder for an argument: `K` for the path of a value, another letter for a value.
  case argument(Character)

  /// The word as it stands in the format.
  var text: String {
    switch self {
    case .word(let text), .symbol(let text): text
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .argument(let kind): "%\(kind)"
    }
  }

  /// Returns the words of a format.
  static func all(in format: String) throws -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else {
        tokens.append(try next(first, &rest))
      }
    }
    return tokens
  }

  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",",
  ]

  private static func next(_ first: Character, _ rest: inout Substring) throws -> PredicateToken {
    if first == "\"" || first == "'" { return .text(try quoted(first, &rest)) }
    if first == "%" { return .argument(try placeholder(&rest)) }
    if first.isNumber || first == "-" { return try number(&rest) }
    if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
      rest.removeFirst(symbol.count)
      return .symbol(symbol)
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
    guard !word.isEmpty else { throw PredicateError("`\(first)` was not expected") }
    rest.removeFirst(word.count)
    return .word(word.hasPrefix("#") ? String(word.dropFirst()) : String(word))
  }

  private static func quoted(_ mark: Character, _ rest: inout Substring) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw PredicateError("a text does not end")
  }

  private static func placeholder(_ rest: inout Substring) throws -> Character {
    rest.removeFirst()
    while let letter = rest.popFirst() {
      if "K@dDiuUfFgGeExXoOcCsS".contains(letter) { return letter }
      guard "lhqLtz.0123456789".contains(letter) else { break }
    }
    throw PredicateError("expected %@, %K or a number's placeholder")
  }

  private static func number(_ rest: inout Substring) throws -> PredicateToken {
    let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
    guard let number = Double(digits) else { throw PredicateError("`\(digits)` is no number") }
    rest.removeFirst(digits.count)
    return .number(number)
  }
}
