/// The state of completion in a command's forms: a node, and the elements that must come before it.
struct CompletionPlace {
  /// The node that follows `rest`; nil before the first word.
  private let node: SyntaxNode?

  /// The elements that must come next, inside an optional element.
  private let rest: [Syntax]

  /// The operand that can take more words; nil if there is none.
  private let open: Operand?

  /// The state before the first word.
  static let start = [CompletionPlace(node: nil, rest: [.operand("COMMAND", .command)], open: nil)]

  /// The elements that may be next.
  var next: [Syntax] {
    let more = open.map { [Syntax.operand($0)] } ?? []
    return more + branches.map(\.element)
  }

  /// Returns the states after a word.
  func after(_ word: String) -> [CompletionPlace] {
    var places = branches.flatMap { branch -> [CompletionPlace] in
      switch branch.element {
      case .word(let own): own == word ? [branch.place(open: nil)] : []
      case .operand(let operand) where operand.kind == .command: Self.command(word)
      case .operand(let operand): [branch.place(open: operand.takesWords ? operand : nil)]
      case .optional: []
      }
    }
    if open != nil { places.append(self) }
    return places
  }

  private static func command(_ word: String) -> [CompletionPlace] {
    CommandTable.shared.node(for: word).map {
      [CompletionPlace(node: $0, rest: [], open: nil)]
    } ?? []
  }

  /// One possible next element.
  private struct Branch {
    let element: Syntax
    let node: SyntaxNode?
    let rest: [Syntax]

    func place(open: Operand?) -> CompletionPlace {
      CompletionPlace(node: node, rest: rest, open: open)
    }
  }

  private var branches: [Branch] {
    if let first = rest.first {
      return [Branch(element: first, node: node, rest: Array(rest.dropFirst()))]
    }
    return node.map(Self.branches) ?? []
  }

  /// Returns the next elements of a node, both inside and after its optional elements.
  private static func branches(from node: SyntaxNode) -> [Branch] {
    node.edges.flatMap { edge -> [Branch] in
      guard case .optional(let choices) = edge.element else {
        return [Branch(element: edge.element, node: edge.target, rest: [])]
      }
      let inside = choices.compactMap { choice in
        choice.first.map { Branch(element: $0, node: node, rest: Array(choice.dropFirst())) }
      }
      return inside + branches(from: edge.target)
    }
  }
}

extension Operand {
  /// Whether the operand can have more than one word.
  fileprivate var takesWords: Bool {
    switch kind {
    case .element, .settable, .expected, .counted, .screens, .pairs, .topic, .tags: true
    default: false
    }
  }
}
