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

  /// The steps that are words, by the word.
  private let words: [String: Step]

  /// The states after an optional element, each computed when it is first needed.
  private var statesWithout: [Syntax: SyntaxState] = [:]

  private init(form: CommandForm?, steps: [Step]) {
    self.form = form
    self.steps = steps
    words = steps.reduce(into: [:]) { words, step in
      if case .word(let word) = step.element, words[word] == nil { words[word] = step }
    }
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

  /// Returns the step that a word begins; nil if no form has this word here.
  func step(for word: String) -> Step? { words[word] }

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

  /// Returns the state without one optional element, which was read.
  func without(_ optional: Syntax) -> SyntaxState {
    if let known = statesWithout[optional] { return known }
    let state = SyntaxState(form: form, steps: steps.filter { $0.optional != optional })
    statesWithout[optional] = state
    return state
  }

  /// A word or an operand that may be next.
  final class Step {
    let element: Syntax
    /// The elements that must follow inside the optional element.
    let rest: [Syntax]
    /// The next node; nil inside an optional element, after which the state stays at its node.
    let target: SyntaxNode?
    let optional: Syntax?

    init(element: Syntax, rest: [Syntax], target: SyntaxNode?, optional: Syntax?) {
      self.element = element
      self.rest = rest
      self.target = target
      self.optional = optional
    }
  }
}
