import RehearsalCore

extension LineParser {
  /// Reads one operand, which must be next.
  mutating func take(
    _ operand: Operand, into captures: inout Captures
  ) throws(Problem) {
    if lexer.isAtEnd() { throw incomplete(operand.alternatives) }
    let first = lexemes.count
    let textsBefore = freeTexts.count
    let value = try read(operand)
    guard first < lexemes.count, let last = lexemes.last else { return }
    captures.set(
      operand.name, value, at: lexemes[first].span.lowerBound..<last.span.upperBound,
      textsBefore: textsBefore)
  }

  private mutating func read(_ operand: Operand) throws(Problem) -> Captures.Value {
    switch operand.kind {
    case .text, .quoted, .url, .file, .screen, .coordinator:
      return .text(try freeText(operand.alternatives))
    case .element: return .query(try query(.acting))
    case .settable: return .query(try settableQuery())
    case .expected: return .query(try query(.expecting))
    case .counted: return .query(try query(.counting))
    case .screens: return .texts(try screens(operand.alternatives))
    case .tags: return .texts(try rest().flatMap { $0.split(separator: ",").map(String.init) })
    case .topic: return .texts(try rest())
    case .duration, .number, .date, .locale, .times, .key, .keys, .variable, .snapshot:
      return try checked(operand)
    case .method, .path, .choice, .comparison, .props: return try name(operand)
    case .pairs: return .pairs(try pairs())
    case .pair: return .pairs([try pair()])
    case .json: return try json(operand.alternatives)
    case .body: return .body(try body(operand.alternatives))
    case .content: return .body(try content(operand.alternatives))
    case .literal: return try literal(operand.alternatives)
    case .command: return .command(try nestedCommand())
    }
  }

  /// A token's text with its variables replaced, and whether all of them are known.
  struct Text {
    let text: String
    let isKnown: Bool
    let token: Token
  }

  /// Reads the next token as text; without one, the mistake lists what was expected.
  mutating func text(_ expected: @autoclosure () -> [String]) throws(Problem) -> Text {
    resolve(try take(expected()))
  }

  mutating func text(_ expected: @autoclosure () -> String) throws(Problem) -> Text {
    resolve(try take(expected()))
  }

  /// Reads the next token as a free text.
  mutating func freeText(_ expected: @autoclosure () -> [String]) throws(Problem) -> String {
    free(resolve(try take(expected())))
  }

  /// Notes a free text, which the parser passes on whatever it says, and returns it.
  mutating func free(_ text: Text) -> String {
    freeTexts.append(text.token)
    return text.text
  }

  /// Replaces the variables of a token; adds a mistake for each unknown one and goes on.
  mutating func resolve(_ token: Token) -> Text {
    if let text = lexer.text(of: token) { return Text(text: text, isKnown: true, token: token) }
    var isKnown = true
    for case .variable(let name, let span) in lexer.parts(of: token)
    where context.variables[name] == nil {
      isKnown = false
      problems.append(unknownVariable(name, at: span))
    }
    return Text(text: lookUp(token), isKnown: isKnown, token: token)
  }

  private func unknownVariable(_ name: String, at span: Range<Int>) -> Problem {
    guard !name.hasPrefix("env.") else {
      return Problem(
        "the environment variable `\(name.dropFirst(4))` is not set", at: span, kind: .meaning)
    }
    return Problem(
      "unknown variable `\(name)`", at: span,
      label: Suggestions.question(for: name, among: context.variables.values.keys.sorted()) ?? "",
      notes: ["set it on a line before this one: let \(name) = \"…\""], kind: .meaning)
  }

  private mutating func screens(_ expected: [String]) throws(Problem) -> [String] {
    if let next = try lexer.peek(), isLimit(next) { throw incomplete(expected) }
    var names = [try text(expected).text]
    while let next = try lexer.peek(), !isLimit(next) {
      names.append(try text(expected).text)
    }
    return names
  }

  private func isLimit(_ token: Token) -> Bool {
    lexer.word(of: token).map(Self.limits.contains) ?? false
  }

  /// The keywords that limit how long an expectation may wait.
  static let limits = actLimits.union(["for"])

  /// The keywords that limit how long an act may wait for its element.
  static let actLimits: Set = ["within", "now"]

  /// Reads the remaining tokens of the line.
  private mutating func rest() throws(Problem) -> [String] {
    var texts: [String] = []
    while !lexer.isAtEnd() { texts.append(try text("").text) }
    return texts
  }

  private mutating func pairs() throws(Problem) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    while !lexer.isAtEnd() { pairs.append(try pair()) }
    return pairs
  }

  private mutating func pair() throws(Problem) -> (key: String, value: String) {
    let text = try text("`key=value`")
    guard let length = keyLength(of: text.token) else {
      throw Problem(
        "`\(lexer.text(text.token.span))` has no `=`", at: text.token.span,
        label: "expected `key=value` without spaces around `=`")
    }
    let bytes = text.text.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: length)
    return (String(text.text[..<end]), String(text.text[bytes.index(after: end)...]))
  }

  private mutating func nestedCommand() throws(Problem) -> Command {
    let token = try lexer.peek()
    if let token, lexer.isWord(token, "repeat") {
      throw Problem(
        "`repeat` cannot be repeated", at: token.span,
        label: "expected an action, an expectation, `given` or `include`")
    }
    return try command()
  }
}
