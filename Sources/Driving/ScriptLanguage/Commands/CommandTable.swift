/// Every command there is: what the parser, completion, help, the grammar page and suggestions read.
struct CommandTable {
  static let shared = CommandTable(acting + arranging + expecting + keeping + header + prompt)

  /// All forms, in the order in which they are explained.
  let forms: [CommandForm]

  private let nodes: [String: SyntaxNode]

  init(_ forms: [CommandForm]) {
    self.forms = forms
    var nodes: [String: SyntaxNode] = [:]
    for form in forms {
      let node = nodes[form.name] ?? SyntaxNode()
      node.insert(form, from: 1)
      nodes[form.name] = node
    }
    self.nodes = nodes
  }

  /// Where the forms of a command begin, behind its word; nil for a word that is no command.
  func node(for name: String) -> SyntaxNode? { nodes[name] }

  /// The forms of a command.
  func forms(of name: String) -> [CommandForm] {
    forms.filter { $0.name == name }
  }

  /// The commands' words, each once, in the order of the table.
  func names(where isWanted: (CommandForm) -> Bool = { _ in true }) -> [String] {
    forms.filter(isWanted).reduce(into: []) { names, form in
      if !names.contains(form.name) { names.append(form.name) }
    }
  }
}
