/// A place in the forms of a command: what may follow, and which form is complete here.
final class SyntaxNode {
  /// What may follow, in the order of the table.
  private(set) var edges: [(element: Syntax, target: SyntaxNode)] = []

  /// The form that is complete here.
  private(set) var form: CommandForm?

  /// Puts a form below this place; what forms have in common is shared.
  func insert(_ form: CommandForm, from index: Int = 0) {
    guard index < form.syntax.count else {
      precondition(self.form == nil, "Two forms of the command table are alike: \(form.synopsis)")
      self.form = form
      return
    }
    let element = form.syntax[index]
    if let edge = edges.first(where: { $0.element == element }) {
      edge.target.insert(form, from: index + 1)
    } else {
      let target = SyntaxNode()
      edges.append((element, target))
      target.insert(form, from: index + 1)
    }
  }
}

/// A place in the forms while a line is read: a node, and those behind its optional elements.
struct SyntaxState {
  private(set) var nodes: [SyntaxNode]
  private(set) var used: [Syntax] = []

  init(_ node: SyntaxNode) {
    nodes = [node]
    var index = 0
    while index < nodes.count {
      for edge in nodes[index].edges {
        if case .optional = edge.element { nodes.append(edge.target) }
      }
      index += 1
    }
  }

  /// The form that is complete here.
  var form: CommandForm? { nodes.lazy.compactMap(\.form).first }

  /// What may follow: words and operands, each with the optional element it begins, if any.
  var steps: [Step] {
    nodes.flatMap { node in
      node.edges.flatMap { edge -> [Step] in
        guard case .optional(let choices) = edge.element else {
          return [Step(element: edge.element, rest: [], target: edge.target, optional: nil)]
        }
        guard !used.contains(edge.element) else { return [] }
        return choices.compactMap { choice in
          choice.first.map {
            Step(
              element: $0, rest: Array(choice.dropFirst()), target: nil, optional: edge.element)
          }
        }
      }
    }
  }

  /// The state with one optional element used up.
  func without(_ optional: Syntax) -> SyntaxState {
    var state = self
    state.used.append(optional)
    return state
  }

  /// One thing that may follow.
  struct Step {
    let element: Syntax
    /// What must follow inside the optional element.
    let rest: [Syntax]
    /// Where it leads; nil inside an optional element, which leads back.
    let target: SyntaxNode?
    let optional: Syntax?
  }
}
