/// A node in the tree of a command's forms: the next elements, and the form that ends here.
final class SyntaxNode {
  /// The next elements and their nodes, in the order of the table.
  private(set) var edges: [(element: Syntax, target: SyntaxNode)] = []

  /// The form that is complete here.
  private(set) var form: CommandForm?

  /// The parser's state when it comes to this node; computed once, when the tree is complete.
  private(set) lazy var state = SyntaxState(from: self)

  /// Inserts a form below this node; forms share their common beginnings.
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

/// The parser's state in a command's forms: what may be next at a node and after its optional elements.
final class SyntaxState {
  /// The form that is complete here.
  let form: CommandForm?

  /// The next words and operands, each with the optional element it begins, if any.
  let steps: [Step]

  /// The steps that are operands, in their order.
  let operands: [Step]

  /// The steps that are words, by the word.
  let words: WordTable<Step>

  /// The states after an optional element, each computed when it is first needed.
  private var statesWithout: [(optional: Syntax, state: SyntaxState)] = []

  private init(form: CommandForm?, steps: [Step]) {
    self.form = form
    self.steps = steps
    operands = steps.filter { $0.operandKind != nil }
    words = WordTable(
      steps.compactMap { step in
        if case .word(let word) = step.element { (word, step) } else { nil }
      })
  }

  fileprivate convenience init(from node: SyntaxNode) {
    var nodes = [node]
    var index = 0
    while index < nodes.count {
      for edge in nodes[index].edges {
        if case .optional = edge.element { nodes.append(edge.target) }
      }
      index += 1
    }
    self.init(
      form: nodes.lazy.compactMap(\.form).first,
      steps: nodes.flatMap { $0.edges.flatMap(Self.steps) })
  }

  private static func steps(of edge: (element: Syntax, target: SyntaxNode)) -> [Step] {
    guard case .optional(let choices) = edge.element else {
      return [Step(element: edge.element, rest: [], target: edge.target, optional: nil)]
    }
    return choices.compactMap { choice in
      choice.first.map {
        Step(element: $0, rest: Array(choice.dropFirst()), target: nil, optional: edge.element)
      }
    }
  }

  /// Returns the state after a step and the elements that must follow it.
  func state(after step: Step) -> SyntaxState {
    if let target = step.target { return target.state }
    if let optional = step.optional { return without(optional) }
    return self
  }

  /// Returns the state without one optional element, which was read.
  private func without(_ optional: Syntax) -> SyntaxState {
    for known in statesWithout where known.optional == optional { return known.state }
    let state = SyntaxState(form: form, steps: steps.filter { $0.optional != optional })
    statesWithout.append((optional, state))
    return state
  }

  /// A word or an operand that may be next.
  final class Step {
    let element: Syntax
    /// The kind of the operand; nil for a word.
    let operandKind: Operand.Kind?
    /// The elements that must follow inside the optional element.
    let rest: [Syntax]
    /// The next node; nil inside an optional element, after which the state stays at its node.
    let target: SyntaxNode?
    let optional: Syntax?

    init(element: Syntax, rest: [Syntax], target: SyntaxNode?, optional: Syntax?) {
      self.element = element
      operandKind = if case .operand(let operand) = element { operand.kind } else { nil }
      self.rest = rest
      self.target = target
      self.optional = optional
    }
  }
}
