/// A hint of what the command in a line expects next.
package enum ScriptHint {
  /// The number of alternatives that are named.
  private static let limit = 4

  /// Returns what may follow a line: `into an element`, `Return, within LIMIT or now`.
  ///
  /// A word that is being typed counts as complete. The hint is empty for an empty line and after a
  /// mistake.
  package static func text(after line: String, variables: Variables) -> String {
    guard !line.allSatisfy(\.isWhitespace) else { return "" }
    var parser = LineParser(prompt: line, variables: variables)
    if let position = parser.completionPosition() {
      return text(of: position, isComplete: isComplete(line, variables))
    }
    let typed = TypedWord(line[...])
    guard typed.start > line.startIndex else { return "" }
    var before = LineParser(prompt: String(line[..<typed.start]), variables: variables)
    return before.completionPosition().map { text(of: $0, isComplete: false) } ?? ""
  }

  private static func text(of position: CompletionPosition, isComplete: Bool) -> String {
    var alternatives = isComplete ? ["Return"] : []
    for element in position.next {
      let name = name(of: element)
      if !alternatives.contains(name) { alternatives.append(name) }
    }
    if position.query?.isComplete == false { alternatives.append("an element") }
    let shown = alternatives.prefix(limit).map(\.self)
    return alternatives.count > limit ? shown.joined(separator: ", ") + " …" : shown.orList
  }

  private static func name(of element: Syntax) -> String {
    switch element {
    case .word(let word): word
    case .operand(let operand): operand.hint
    case .optional(let choices): choices.map(\.synopsis).joined(separator: " or ")
    }
  }

  private static func isComplete(_ line: String, _ variables: Variables) -> Bool {
    var parser = LineParser(prompt: line, variables: variables)
    return (try? parser.parse()) != nil && parser.problems.isEmpty
  }
}

extension Operand {
  /// The operand in a hint: what it is, or its name.
  fileprivate var hint: String {
    switch kind {
    case .element, .settable, .expected: "an element"
    case .counted: "elements"
    case .text, .quoted, .literal: name == "STRING" ? "a text" : name
    case .choice(let words): words.prefix(4).map(\.self).orList
    case .command: "a command"
    case .duration: "a time such as 2s"
    case .number: "a number"
    case .file, .content: "a file"
    case .pair, .pairs: "key=value"
    default: name
    }
  }
}
