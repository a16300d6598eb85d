import HeadlessUIKit
import RehearsalCore

extension LineParser {
  /// Follows the forms from a node to the end of the line.
  mutating func match(
    _ node: SyntaxNode, into captures: inout Captures
  ) throws(Problem) -> CommandForm {
    var state = SyntaxState(node)
    while !lexer.isAtEnd() {
      guard let step = try step(from: state) else { throw try unexpected(in: state) }
      try take(step.element, into: &captures)
      for element in step.rest { try take(element, into: &captures) }
      if let target = step.target {
        state = SyntaxState(target)
      } else if let optional = step.optional {
        state = state.without(optional)
      }
    }
    guard let form = state.form else {
      throw problemAtEnd("the line ends too early", label: "\(expected(in: state)) must follow")
    }
    return form
  }

  /// What the next token begins: a word of the language before anything the person chooses.
  private func step(from state: SyntaxState) throws(Problem) -> SyntaxState.Step? {
    let steps = state.steps
    let next = isAtJSON ? try? lexer.peek() : try lexer.peek()
    if let word = next?.word {
      for step in steps where step.element == .word(word) { return step }
    }
    for step in steps {
      guard case .operand(let operand) = step.element else { continue }
      if try canStart(operand, with: next, before: step.rest.first) { return step }
    }
    return nil
  }

  /// Whether a bracket stands next, which may begin JSON.
  var isAtJSON: Bool {
    var lexer = lexer
    guard !lexer.isAtEnd() else { return false }
    return lexer.byte == UInt8(ascii: "{") || lexer.byte == UInt8(ascii: "[")
  }

  /// Reads one element of a form, which must stand here.
  private mutating func take(
    _ element: Syntax, into captures: inout Captures
  ) throws(Problem) {
    switch element {
    case .word(let word):
      let token = try take("`\(word)`")
      guard token.isWord(word) else {
        throw Problem(
          "`\(lexer.text(token.span))` cannot stand here", at: token.span,
          label: "`\(word)` must stand here")
      }
      captures.note(word, at: token.span)
    case .operand(let operand):
      try take(operand, into: &captures)
    case .optional:
      fatalError("An optional element of the command table lies in another")
    }
  }

  /// What is wrong with the next token, which nothing can begin with.
  private mutating func unexpected(in state: SyntaxState) throws(Problem) -> Problem {
    let start = lexer.offset
    let token = isAtJSON ? try? take() : try take()
    let span = token?.span ?? start..<lexer.end
    let text = lexer.text(span)
    let words = state.steps.flatMap(\.element.words)
    let question = Suggestions.question(for: text, among: words)
    guard !state.steps.isEmpty else {
      return Problem(
        "nothing may follow here", at: span,
        label: state.form.map { "`\($0.synopsis)` is complete" } ?? "",
        notes: mistakenForElement)
    }
    return Problem(
      "\(token?.kind == .string ? "a text" : "`\(text)`") cannot stand here", at: span,
      label: question ?? "\(expected(in: state)) must stand here",
      notes: (question == nil ? [] : ["\(expected(in: state)) must stand here"])
        + mistakenForElement)
  }

  /// A word of the command that was written wrong, and so was read as the text of an element.
  private var mistakenForElement: [String] {
    let read = lexemes.dropLast().map { lexer.text($0.span) }
    guard let node = read.first.flatMap(table.node),
      let first = read.dropFirst().first(where: { $0 != "no" })
    else { return [] }
    let types = ElementType.allCases.map { first.hasSuffix("s") ? $0.plural : $0.rawValue }
    let words = SyntaxState(node).steps.flatMap(\.element.words) + types
    guard !words.contains(first), let question = Suggestions.question(for: first, among: words)
    else { return [] }
    return ["`\(first)` was read as an element; \(question)"]
  }

  /// What may follow, as messages say it.
  private func expected(in state: SyntaxState) -> String {
    var phrases: [String] = []
    for step in state.steps {
      let phrase = step.element.phrase
      if !phrases.contains(phrase) { phrases.append(phrase) }
    }
    if state.form != nil { phrases.append("the end of the line") }
    return phrases.list(or: "or")
  }
}

extension Syntax {
  fileprivate var phrase: String {
    switch self {
    case .word(let word): "`\(word)`"
    case .operand(let operand): operand.phrase
    case .optional: ""
    }
  }

  /// The words of the language it may be.
  fileprivate var words: [String] {
    switch self {
    case .word(let word): [word]
    case .operand(let operand):
      if case .choice(let words) = operand.kind { words } else { [] }
    case .optional: []
    }
  }
}
