import RehearsalCore

extension LineParser {
  /// Reads one operand, which must stand here.
  mutating func take(
    _ operand: Operand, into captures: inout Captures
  ) throws(Problem) {
    if lexer.isAtEnd() {
      throw problemAtEnd("the line ends too early", label: "\(operand.phrase) must follow")
    }
    let first = lexemes.count
    let value = try read(operand)
    guard first < lexemes.count, let last = lexemes.last else { return }
    captures.set(operand.name, value, at: lexemes[first].span.lowerBound..<last.span.upperBound)
  }

  private mutating func read(_ operand: Operand) throws(Problem) -> Captures.Value {
    switch operand.kind {
    case .text, .quoted, .url, .file, .screen, .coordinator:
      return .text(try text(operand.phrase).text)
    case .element: return .query(try query(.acting))
    case .settable: return .query(try settableQuery())
    case .expected: return .query(try query(.expecting))
    case .counted: return .query(try query(.counting))
    case .screens: return .texts(try screens(operand.phrase))
    case .tags: return .texts(try rest().flatMap { $0.split(separator: ",").map(String.init) })
    case .topic: return .texts(try rest())
    case .duration, .number, .date, .locale, .times, .key, .variable, .snapshot:
      return try checked(operand)
    case .method, .path, .choice, .comparison, .props: return try name(operand)
    case .pairs: return .pairs(try pairs())
    case .pair: return .pairs([try pair()])
    case .json: return try json(operand.phrase)
    case .body: return .body(try body(operand.phrase))
    case .content: return .body(try content(operand.phrase))
    case .literal: return try literal(operand.phrase)
    case .command: return .command(try nestedCommand())
    }
  }

  /// A token's text, and whether all its variables are known.
  struct Text {
    let text: String
    let isKnown: Bool
    let token: Token
  }

  /// The next token as a text.
  mutating func text(_ phrase: String) throws(Problem) -> Text {
    resolve(try take(phrase))
  }

  /// Looks up the variables of a token; each unknown one is a mistake that does not stop the reading.
  mutating func resolve(_ token: Token) -> Text {
    var isKnown = true
    for case .variable(let name, let span) in token.parts where context.variables[name] == nil {
      isKnown = false
      problems.append(unknownVariable(name, at: span))
    }
    return Text(text: lookUp(token), isKnown: isKnown, token: token)
  }

  private func unknownVariable(_ name: String, at span: Range<Int>) -> Problem {
    guard !name.hasPrefix("env.") else {
      return Problem(
        "the environment has no `\(name.dropFirst(4))`", at: span, kind: .meaning)
    }
    return Problem(
      "there is no variable `\(name)`", at: span,
      label: Suggestions.question(for: name, among: context.variables.values.keys.sorted()) ?? "",
      notes: ["`let \(name) = \"…\"` before this line says what it stands for"], kind: .meaning)
  }

  private mutating func screens(_ phrase: String) throws(Problem) -> [String] {
    var names = [try text(phrase).text]
    while let next = try lexer.peek(), !(next.word.map(Self.limits.contains) ?? false) {
      names.append(try text(phrase).text)
    }
    return names
  }

  static let limits: Set = ["within", "now", "for"]

  /// All that is left of the line.
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
    let text = try text("key=value")
    guard let length = text.token.keyLength else {
      throw Problem(
        "`\(lexer.text(text.token.span))` is no key=value", at: text.token.span,
        label: "a key, `=` and its value must stand here, without spaces between")
    }
    let bytes = text.text.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: length)
    return (String(text.text[..<end]), String(text.text[bytes.index(after: end)...]))
  }

  private mutating func nestedCommand() throws(Problem) -> Command {
    let token = try lexer.peek()
    if let token, token.isWord("repeat") {
      throw Problem(
        "`repeat` cannot repeat a `repeat`", at: token.span,
        label: "an action, an expectation, `given` or `include` must stand here")
    }
    return try command()
  }
}
