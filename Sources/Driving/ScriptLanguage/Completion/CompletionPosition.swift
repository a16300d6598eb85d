/// A position in a line: the elements of a command's forms that may be next.
struct CompletionPosition {
  /// The elements that may be next.
  var next: [Syntax] = []

  /// The position in the words of an element, if they are not at their end.
  var query: QueryPosition?

  /// The operand that the query is.
  var queryOperand: Operand?

  /// The keywords and the command before the position.
  var words: [String] = []

  /// The texts of the operands before the position, by their names.
  var texts: [String: String] = [:]
}

extension LineParser {
  /// Reads the line to its end, and returns the position there; nil after a mistake.
  mutating func completionPosition() -> CompletionPosition? {
    var position = CompletionPosition()
    guard !lexer.isAtEnd() else {
      position.next = [.operand("COMMAND", .command)]
      return position
    }
    guard let token = try? take(), let word = lexer.word(of: token), let node = table.nodes[word]
    else {
      return nil
    }
    position.words.append(word)
    var state = node.state
    while !lexer.isAtEnd() {
      guard let step = try? step(from: state) else { return nil }
      let after = state.state(after: step)
      let elements = [step.element] + step.rest
      for (index, element) in elements.enumerated() {
        if lexer.isAtEnd() {
          position.next = [element]
          return position
        }
        let rest = elements[(index + 1)...]
        let following = rest.first.map { [$0] } ?? after.steps.map(\.element)
        switch read(element, before: following, into: &position) {
        case .proceed: break
        case .end(let end): return end
        }
      }
      state = after
    }
    position.next += state.steps.map(\.element)
    return position
  }

  /// The continuation after an element was read.
  private enum Reading {
    case proceed
    case end(CompletionPosition?)
  }

  private mutating func read(
    _ element: Syntax, before following: [Syntax], into position: inout CompletionPosition
  ) -> Reading {
    switch element {
    case .word(let word):
      let token = (try? take()) ?? nil
      guard lexer.isWord(token, word) else { return .end(nil) }
      position.words.append(word)
      return .proceed
    case .operand(let operand):
      return read(operand, before: following, into: &position)
    case .optional:
      return .end(nil)
    }
  }

  private mutating func read(
    _ operand: Operand, before following: [Syntax], into position: inout CompletionPosition
  ) -> Reading {
    switch operand.kind {
    case .command:
      return .end(completionPosition())
    case .element, .expected, .counted:
      return readQuery(operand, before: following, into: &position)
    case .settable:
      return readSettable(operand, before: following, into: &position)
    case .screens, .pairs, .tags, .topic:
      return readList(operand, before: following, into: &position)
    default:
      let first = lexemes.count
      var captures = Captures()
      guard (try? take(operand, into: &captures)) != nil else { return .end(nil) }
      position.texts[operand.name] = lexemes[first...].first.map { lexer.text($0.span) }
      return .proceed
    }
  }

  private mutating func readQuery(
    _ operand: Operand, before following: [Syntax], into position: inout CompletionPosition
  ) -> Reading {
    let first = lexemes.count
    var captures = Captures()
    let isRead = (try? take(operand, into: &captures)) != nil
    guard lexer.isAtEnd() else { return isRead ? .proceed : .end(nil) }
    let query = queryPosition(from: first, allowsPlural: operand.kind != .element)
    guard isRead || !query.isComplete else { return .end(nil) }
    position.query = query
    position.queryOperand = operand
    position.next = isRead ? following : []
    return .end(position)
  }

  private mutating func readSettable(
    _ operand: Operand, before following: [Syntax], into position: inout CompletionPosition
  ) -> Reading {
    let first = lexemes.count
    while !lexer.isAtEnd() {
      guard (try? take()) != nil else { return .end(nil) }
    }
    position.query = queryPosition(from: first, allowsPlural: false)
    position.queryOperand = operand
    position.texts[operand.name] = lexemes.last.map { lexer.text($0.span) }
    position.next = position.query?.isComplete == true ? following : []
    return .end(position)
  }

  private mutating func readList(
    _ operand: Operand, before following: [Syntax], into position: inout CompletionPosition
  ) -> Reading {
    let first = lexemes.count
    var captures = Captures()
    guard (try? take(operand, into: &captures)) != nil else { return .end(nil) }
    guard lexer.isAtEnd() else { return .proceed }
    position.texts[operand.name] =
      lexemes[first...].map { lexer.text($0.span) }.joined(separator: " ")
    position.next = [.operand(operand)] + following
    return .end(position)
  }

  private func queryPosition(from first: Int, allowsPlural: Bool) -> QueryPosition {
    let words = lexemes[first...].map { $0.kind == .word ? lexer.text($0.span) : nil }
    return QueryPosition(after: words, allowsPlural: allowsPlural)
  }
}
