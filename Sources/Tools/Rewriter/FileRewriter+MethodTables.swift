import SwiftSyntax

/// The tables by which selectors find the methods of a class, see `TableWriter`.
extension FileRewriter {
  /// Adds the table of a class, and the conformances that go with it.
  func addTable(to node: ClassDeclSyntax) {
    let kind = index.table(of: node.name.text)
    guard let entry = index.classes[node.name.text] else { return }
    if index.observesFirst(node.name.text) { conform(node, to: "HeadlessUIKit.KeyPathObserver") }
    if kind == .none, entry.forwards.isEmpty { return }
    let table = TableWriter(
      methods: entry.methods(of: Self.path(of: Syntax(node))), outlets: entry.outlets,
      computedOutlets: entry.computedOutlets, lostOutlets: entry.lostOutlets, kind: kind,
      isOpen: node.modifiers.has(["open"])
    ).text
    let members = (kind == .none ? [] : [table]) + entry.forwards
    let brace = node.memberBlock.rightBrace
    let startsLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let separator = startsLine || node.memberBlock.members.isEmpty ? "" : "; "
    edits.insert("\(separator)\(members.joined(separator: "; ")) ", before: brace)
    if kind == .conforming { conform(node, to: "HeadlessUIKit.SelectorTarget") }
  }

  /// The names of a type and of those around it, as in `Screen.Coordinator`.
  private static func path(of node: Syntax) -> String {
    let names = sequence(first: node, next: \.parent).compactMap(SyntaxAround.typeName)
      .map { String($0.prefix { $0 != "<" }) }
    return names.reversed().joined(separator: ".")
  }

  /// Adds a protocol to those to which a class conforms.
  func conform(_ node: ClassDeclSyntax, to name: String) {
    if let clause = node.inheritanceClause {
      edits.insert(", \(name)", after: clause.inheritedTypes)
    } else if let generics = node.genericParameterClause {
      edits.insert(": \(name)", after: generics)
    } else {
      edits.insert(": \(name)", after: node.name)
    }
  }

  /// Makes the methods of a private extension in another file visible to the class's table.
  func exposeToTables(_ node: ExtensionDeclSyntax) {
    let hasMethod = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.attributes.attribute(["objc"]) != nil
    }
    let isElsewhere = types.last.map { index.classes[$0]?.file != number } ?? true
    for modifier in node.modifiers
    where hasMethod && isElsewhere && ["private", "fileprivate"].contains(modifier.name.text) {
      edits.replace(modifier, with: "")
    }
  }

  /// Makes a private method of an extension in another file visible to the class's table.
  func exposeToTables(_ node: FunctionDeclSyntax) {
    guard let type = types.last,
      node.attributes.attribute(["objc", "IBAction", "IBSegueAction"]) != nil,
      let modifier = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text)
      })
    else { return }
    let isForeign = index.classes[type]?.isForeign ?? true
    let isElsewhere =
      index.classes[type]?.methods.contains {
        $0.name == node.name.text && $0.file == number && $0.isInExtension
      } ?? false
    if isForeign || isElsewhere { edits.replace(modifier, with: "") }
  }
}
