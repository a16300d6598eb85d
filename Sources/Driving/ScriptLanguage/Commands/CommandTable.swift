/// The table of all commands, which the parser, completion, help and the grammar page use.
final class CommandTable {
  static let shared = CommandTable(acting + arranging + expecting + composing + header + prompt)

  /// All forms, in the order of the help.
  let forms: [CommandForm]

  /// The nodes after the commands' first words, by the word.
  let nodes: WordTable<SyntaxNode>

  private let formsByName: [String: [CommandForm]]

  init(_ forms: [CommandForm]) {
    self.forms = forms
    var nodes: [String: SyntaxNode] = [:]
    for form in forms {
      let node = nodes[form.name] ?? SyntaxNode()
      node.insert(form, from: 1)
      nodes[form.name] = node
    }
    self.nodes = WordTable(nodes.map { ($0.key, $0.value) })
    formsByName = Dictionary(grouping: forms, by: \.name)
  }

  /// Returns the forms of a command.
  func forms(of name: String) -> [CommandForm] {
    formsByName[name] ?? []
  }

  /// Returns the commands' first words, each once, in the order of the table.
  func names(where isWanted: (CommandForm) -> Bool = { _ in true }) -> [String] {
    forms.filter(isWanted).reduce(into: []) { names, form in
      if !names.contains(form.name) { names.append(form.name) }
    }
  }
}
