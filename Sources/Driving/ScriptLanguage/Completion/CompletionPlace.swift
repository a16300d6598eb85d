/// A place in the forms of a command while its words are typed.
struct CompletionPlace {
  /// Where the forms go on once what is open here is done.
  private let node: SyntaxNode?

  /// What must follow first, inside an optional element.
  private let rest: [Syntax]

  /// The operand that may take more words.
  private let open: Operand?

  /// Before the first word.
  static let start = [CompletionPlace(node: nil, rest: [.operand("COMMAND", .command)], open: nil)]

  /// What may stand here.
  var next: [Syntax] {
    let more = open.map { [Syntax.operand($0)] } ?? []
    return more + branches.map(\.element)
  }

  /// The places after a word.
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

  /// One way on from here.
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

  /// The ways on from a node, over optional elements as well as into them.
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
  /// Whether more than one word can belong to it.
  fileprivate var takesWords: Bool {
    switch kind {
    case .element, .settable, .expected, .counted, .screens, .pairs, .topic, .tags: true
    default: false
    }
  }
}
