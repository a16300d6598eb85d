import Foundation

/// The reader of Foundation's format language for conditions.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  /// A value, which may depend on the object.
  typealias Read = (Any?) -> Any?

  private var tokens: [PredicateToken]
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) throws {
    tokens = try PredicateToken.all(in: format).reversed()
    self.arguments = arguments.reversed()
  }

  /// Reads the whole condition.
  mutating func predicate() throws -> Test {
    let test = try alternatives()
    if let rest = tokens.last { throw PredicateError("`\(rest.text)` was not expected") }
    return test
  }

  /// Reads a value that stands alone.
  mutating func wholeValue() throws -> Read {
    let read = try value()
    if let rest = tokens.last { throw PredicateError("`\(rest.text)` was not expected") }
    return read
  }

  // MARK: Conditions

  private mutating func alternatives() throws -> Test {
    var test = try conjunction()
    while accept(word: "OR", symbol: "||") {
      let (left, right) = (test, try conjunction())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func conjunction() throws -> Test {
    var test = try negation()
    while accept(word: "AND", symbol: "&&") {
      let (left, right) = (test, try negation())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func negation() throws -> Test {
    if accept(word: "NOT", symbol: "!") {
      let test = try negation()
      return { !test($0) }
    }
    if accept(word: "TRUEPREDICATE") { return { _ in true } }
    if accept(word: "FALSEPREDICATE") { return { _ in false } }
    if let nested = try parenthesized() { return nested }
    return try comparison()
  }

  /// A condition in parentheses; nil if they hold a value.
  private mutating func parenthesized() throws -> Test? {
    guard tokens.last == .symbol("(") else { return nil }
    let (oldTokens, oldArguments) = (tokens, arguments)
    tokens.removeLast()
    if let test = try? alternatives(), accept(symbol: ")"), !startsComparison { return test }
    (tokens, arguments) = (oldTokens, oldArguments)
    return nil
  }

  private var startsComparison: Bool {
    switch tokens.last {
    case .symbol(let text): PredicateComparison.symbols[text] != nil
    case .word(let text): PredicateComparison.words[text.uppercased()] != nil
    default: false
    }
  }

  private mutating func comparison() throws -> Test {
    let quantifier = PredicateQuantifier.allCases.first { accept(word: $0.rawValue) }
    let left = try value()
    guard let comparison = comparisonSign() else {
      throw PredicateError("expected a comparison such as == or CONTAINS")
    }
    let options = try stringOptions()
    let right = try value()
    return { object in
      let (first, second) = (left(object), right(object))
      guard let quantifier else { return comparison.holds(first, second, options) }
      let elements = KeyValues.elements(of: first) ?? [first].compactMap { $0 }
      return quantifier.holds(elements) { comparison.holds($0, second, options) }
    }
  }

  private mutating func comparisonSign() -> PredicateComparison? {
    switch tokens.last {
    case .symbol(let text):
      guard let found = PredicateComparison.symbols[text] else { return nil }
      tokens.removeLast()
      return found
    case .word(let text):
      guard let found = PredicateComparison.words[text.uppercased()] else { return nil }
      tokens.removeLast()
      return found
    default: return nil
    }
  }

  /// The options in brackets: `c` ignores case, `d` diacritics.
  private mutating func stringOptions() throws -> String.CompareOptions {
    guard accept(symbol: "[") else { return [] }
    guard case .word(let letters)? = tokens.popLast(), accept(symbol: "]") else {
      throw PredicateError("expected [c], [d] or [cd]")
    }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  private mutating func value() throws -> Read {
    guard let token = tokens.popLast() else { throw PredicateError("expected a value") }
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let kind): return try argument(kind)
    case .word(let word): return Self.read(word)
    case .symbol("("):
      let inner = try value()
      guard accept(symbol: ")") else { throw PredicateError("expected )") }
      return inner
    case .symbol("{"): return try list()
    case .symbol(let text): throw PredicateError("`\(text)` is no value")
    }
  }

  private mutating func list() throws -> Read {
    var values: [Read] = []
    while !accept(symbol: "}") {
      values.append(try value())
      if !accept(symbol: ","), tokens.last != .symbol("}") {
        throw PredicateError("expected , or }")
      }
    }
    return { object in
      var list: [Any] = []
      for read in values { list.append(read(object) as Any) }
      return list
    }
  }

  private mutating func argument(_ kind: Character) throws -> Read {
    guard let argument = arguments.popLast() else {
      throw PredicateError("there are more placeholders than arguments")
    }
    let value = KeyValues.unwrapped(argument)
    guard kind == "K" else { return { _ in value } }
    guard let path = value as? String else {
      throw PredicateError("the argument of %K is no text")
    }
    guard case .word(let rest)? = tokens.last, rest.hasPrefix(".") else {
      return { KeyValues.value(of: $0, at: path) }
    }
    tokens.removeLast()
    return { KeyValues.value(of: $0, at: path + rest) }
  }

  private static func read(_ word: String) -> Read {
    switch word.uppercased() {
    case "TRUE", "YES": { _ in true }
    case "FALSE", "NO": { _ in false }
    case "NIL", "NULL": { _ in nil }
    case "SELF": { KeyValues.unwrapped($0) }
    default: { KeyValues.value(of: $0, at: word) }
    }
  }

  private mutating func accept(word: String? = nil, symbol: String? = nil) -> Bool {
    switch tokens.last {
    case .word(let text) where text.uppercased() == word: break
    case .symbol(let text) where text == symbol: break
    default: return false
    }
    tokens.removeLast()
    return true
  }
}

/// A reason why a format cannot be read.
struct PredicateError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
