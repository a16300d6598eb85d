/// The reason that a predicate's format cannot be read.
nonisolated struct PredicateProblem: Error {
  let message: String
}

/// A reader of predicate formats, in Apple's syntax.
nonisolated struct PredicateParser {
  private var tokens: ArraySlice<PredicateLexer.Token>
  private var arguments: ArraySlice<Any>

  /// Reads a format with its arguments.
  static func parse(_ format: String, _ arguments: [Any]) throws(PredicateProblem)
    -> PredicateExpression
  {
    guard let tokens = PredicateLexer.tokens(of: format) else {
      throw PredicateProblem(message: "a text is not closed, or a character has no meaning")
    }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    let expression = try parser.disjunction()
    guard parser.tokens.isEmpty else { throw parser.unexpected("the end") }
    return expression
  }

  private mutating func disjunction() throws(PredicateProblem) -> PredicateExpression {
    var parts = [try conjunction()]
    while take(["OR"], ["||"]) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(PredicateProblem) -> PredicateExpression {
    var parts = [try negation()]
    while take(["AND"], ["&&"]) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(PredicateProblem) -> PredicateExpression {
    if take(["NOT"], ["!"]) { return .not(try negation()) }
    if take([], ["("]) {
      let inner = try disjunction()
      guard take([], [")"]) else { throw unexpected("`)`") }
      return inner
    }
    if take(["TRUEPREDICATE"], []) { return .constant(true) }
    if take(["FALSEPREDICATE"], []) { return .constant(false) }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateProblem) -> PredicateExpression.Comparison {
    let left = try operand()
    let sign = try sign()
    let options = try options()
    return PredicateExpression.Comparison(
      left: left, sign: sign, right: try operand(), ignoresCase: options.contains("c"),
      ignoresDiacritics: options.contains("d"))
  }

  private mutating func sign() throws(PredicateProblem) -> PredicateExpression.Sign {
    switch tokens.first {
    case .sign(let text):
      let usual = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][text] ?? text
      guard let sign = PredicateExpression.Sign(rawValue: usual) else { break }
      tokens.removeFirst()
      return sign
    case .word(let word):
      guard let sign = PredicateExpression.Sign(rawValue: word.uppercased()) else { break }
      tokens.removeFirst()
      return sign
    default: break
    }
    throw unexpected("a comparison such as == or CONTAINS")
  }

  private mutating func options() throws(PredicateProblem) -> String {
    guard take([], ["["]) else { return "" }
    guard case .word(let options)? = tokens.popFirst(), take([], ["]"]) else {
      throw unexpected("options such as [cd]")
    }
    return options.lowercased()
  }

  private mutating func operand() throws(PredicateProblem) -> PredicateExpression.Operand {
    switch tokens.popFirst() {
    case .text(let text): return .value(.text(text))
    case .number(let number): return .value(.number(number))
    case .argument("K"):
      guard let key = arguments.popFirst() as? String else {
        throw PredicateProblem(message: "%K needs a text as its argument")
      }
      return .key(key)
    case .argument:
      guard let argument = arguments.popFirst() else {
        throw PredicateProblem(message: "there are fewer arguments than % in the format")
      }
      guard let value = PredicateValue(argument) else {
        throw PredicateProblem(message: "an argument of type \(type(of: argument)) has no value")
      }
      return .value(value)
    case .sign("{"), .sign("("): return .value(.list(try list()))
    case .word(let word): return Self.operand(for: word)
    case let token:
      if let token { tokens.insert(token, at: tokens.startIndex) }
      throw unexpected("a key or a value")
    }
  }

  private mutating func list() throws(PredicateProblem) -> [PredicateValue] {
    var values: [PredicateValue] = []
    while !take([], ["}", ")"]) {
      guard case .value(let value) = try operand() else {
        throw PredicateProblem(message: "a list contains values only")
      }
      values.append(value)
      _ = take([], [","])
    }
    return values
  }

  private static func operand(for word: String) -> PredicateExpression.Operand {
    switch word.uppercased() {
    case "TRUE", "YES": .value(.bool(true))
    case "FALSE", "NO": .value(.bool(false))
    case "NULL", "NIL": .value(.null)
    case "SELF": .itself
    default: .key(word)
    }
  }

  /// Reads one of some words, regardless of case, or one of some signs.
  private mutating func take(_ words: [String], _ signs: [String]) -> Bool {
    let isNext =
      switch tokens.first {
      case .word(let word): words.contains(word.uppercased())
      case .sign(let sign): signs.contains(sign)
      default: false
      }
    if isNext { tokens.removeFirst() }
    return isNext
  }

  private func unexpected(_ expected: String) -> PredicateProblem {
    let seen = tokens.first.map { "\($0)" } ?? "the end"
    return PredicateProblem(message: "expected \(expected), not \(seen)")
  }
}
