import SwiftSyntax

/// The observation of key paths, which Objective-C's objects have without a declaration.
extension FileRewriter {
  /// Lets a `dynamic` property tell its observers of each change.
  func publishChanges(of node: VariableDeclSyntax) {
    guard node.modifiers.has(["dynamic"]), !node.modifiers.has(["lazy", "static", "class"]),
      node.attributes.attribute(["NSManaged"]) == nil, let type = types.last,
      index.classes[type] != nil, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !isRealmProperty(node)
    else { return }
    let call = "HeadlessUIKit.rehearsalDidChange(self, \\\(type).\(name), named: \"\(name)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(call) } }", after: binding)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
      edits.insert("; \(call) ", before: observer.rightBrace)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(" didSet { \(call) } ", before: block.rightBrace)
    }
  }

  /// Lets the first class of the app that observes key paths implement the method of a protocol.
  func becomeObserver(_ node: FunctionDeclSyntax) {
    guard ClassEntry.isObservation(node), let type = types.last,
      index.observesFirst(type),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "")
  }
}
