import HeadlessUIKit
import RehearsalCore

extension LineParser {
  /// Reads the operands and words of a command's forms to the end of the line.
  mutating func match(
    _ node: SyntaxNode, into captures: inout Captures
  ) throws(Problem) -> CommandForm {
    var state = node.state
    while !lexer.isAtEnd() {
      guard let step = try step(from: state) else { throw try unexpected(in: state) }
      try take(step.element, into: &captures)
      for element in step.rest { try take(element, into: &captures) }
      state = state.state(after: step)
    }
    guard let form = state.form else { throw incomplete(expected(in: state)) }
    return form
  }

  /// Returns the step that the next token begins; keywords take precedence over operands.
  mutating func step(from state: SyntaxState) throws(Problem) -> SyntaxState.Step? {
    let next = isAtJSON ? try? lexer.peek() : try lexer.peek()
    if let next, let step = lexer.value(of: next, in: state.words) { return step }
    for step in state.operands where canStart(step, with: next) { return step }
    return nil
  }

  /// Whether the next byte is a bracket, which may begin JSON.
  var isAtJSON: Bool {
    let byte = lexer.byteAfterSpace
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Reads one element of a form, which must be next.
  private mutating func take(
    _ element: Syntax, into captures: inout Captures
  ) throws(Problem) {
    switch element {
    case .word(let word):
      let token = try take("`\(word)`")
      guard lexer.isWord(token, word) else {
        throw Problem(
          "unexpected `\(lexer.text(token.span))`", at: token.span, label: "expected `\(word)`")
      }
      captures.note(word, at: token.span)
    case .operand(let operand):
      try take(operand, into: &captures)
    case .optional:
      fatalError("An optional element of the command table lies in another")
    }
  }

  /// Returns the mistake for the next token, with which no step can begin.
  private mutating func unexpected(in state: SyntaxState) throws(Problem) -> Problem {
    let start = lexer.offset
    let token = isAtJSON ? try? take() : try take()
    let span = token?.span ?? start..<lexer.end
    let text = lexer.text(span)
    let words = state.steps.flatMap(\.element.words)
    let question = Suggestions.question(for: text, among: words)
    guard !state.steps.isEmpty else {
      return Problem(
        "unexpected \(token?.kind == .string ? text : "`\(text)`")", at: span,
        label: state.form.map { "expected the end of the line: `\($0.synopsis)` is complete" }
          ?? "expected the end of the line",
        notes: mistakenForElement + unquotedSpaces)
    }
    let expected = "expected \(expected(in: state).orList)"
    return Problem(
      "unexpected \(token?.kind == .string ? text : "`\(text)`")", at: span,
      label: question ?? expected,
      notes: (question == nil ? [] : [expected]) + mistakenForElement)
  }

  /// A note on text with spaces but without quotes, where two words follow each other.
  private var unquotedSpaces: [String] {
    guard lexemes.count > 2, lexemes.suffix(2).allSatisfy({ $0.kind == .word }) else { return [] }
    return ["text with spaces needs quotes"]
  }

  /// A note on a misspelled keyword that was read as the text of an element, if there is one.
  private var mistakenForElement: [String] {
    let read = lexemes.dropLast().map { lexer.text($0.span) }
    guard let node = read.first.flatMap({ table.nodes[$0] }),
      let first = read.dropFirst().first(where: { $0 != "no" })
    else { return [] }
    let types = ElementType.allCases.map { first.hasSuffix("s") ? $0.plural : $0.rawValue }
    let words = node.state.steps.flatMap(\.element.words) + types
    guard !words.contains(first), let question = Suggestions.question(for: first, among: words)
    else { return [] }
    return ["`\(first)` was read as the text of an element; \(question)"]
  }

  /// Returns the alternatives that may be next, as messages name them.
  private func expected(in state: SyntaxState) -> [String] {
    var alternatives: [String] = []
    for alternative in state.steps.flatMap(\.element.alternatives)
    where !alternatives.contains(alternative) {
      alternatives.append(alternative)
    }
    if state.form != nil { alternatives.append("the end of the line") }
    return alternatives
  }
}

extension Syntax {
  fileprivate var alternatives: [String] {
    switch self {
    case .word(let word): ["`\(word)`"]
    case .operand(let operand): operand.alternatives
    case .optional: []
    }
  }

  /// The keywords the element may be.
  fileprivate var words: [String] {
    switch self {
    case .word(let word): [word]
    case .operand(let operand):
      switch operand.kind {
      case .choice(let words): words
      case .method: RequestMethod.all
      default: []
      }
    case .optional: []
    }
  }
}
