import SwiftSyntax

/// The properties of Realm's objects, whose accessors Objective-C's runtime makes on Apple's systems.
extension FileRewriter {
  /// Puts a `dynamic` property of a class of Realm's objects behind the stand-in's property wrapper.
  ///
  /// A wrapper takes one variable, so each of several in one declaration gets a declaration of its own.
  func wrapRealmProperty(_ node: VariableDeclSyntax) {
    guard isRealmProperty(node) else { return }
    edits.insert("@RealmDynamic ", before: node)
    let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }
      .map { "\($0.trimmedDescription) " }.joined()
    endObservers(of: node)
    var type: String?
    for binding in node.bindings.reversed() {
      if let own = binding.typeAnnotation?.type.trimmedDescription {
        type = own
      } else if binding.initializer != nil {
        type = nil
      }
      guard let comma = binding.trailingComma else { continue }
      let isTyped = binding.typeAnnotation != nil || binding.initializer != nil
      let annotation = isTyped ? "" : type.map { ": \($0)" } ?? ""
      edits.replace(comma, with: "\(annotation); @RealmDynamic \(modifiers)var")
    }
  }

  /// Requires the override of the initializer by which a Realm creates objects, as it is required here.
  func requireRealmObject(_ node: InitializerDeclSyntax) {
    guard let type = types.last, isRealmObject(type), !node.modifiers.has(["required"]),
      node.signature.parameterClause.parameters.isEmpty,
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "required")
  }

  /// Ends the observers of an object in a Realm, which are not called since the runtime's accessors do not.
  private func endObservers(of node: VariableDeclSyntax) {
    guard case .accessors(let accessors) = node.bindings.first?.accessorBlock?.accessors else {
      return
    }
    for observer in accessors.compactMap(\.body) {
      edits.insert(" guard realm == nil else { return };", after: observer.leftBrace)
    }
  }

  /// Whether a property is one that Realm stores, or would without its class's `ignoredProperties()`.
  func isRealmProperty(_ node: VariableDeclSyntax) -> Bool {
    guard node.modifiers.has(["dynamic"]), !node.modifiers.has(["lazy", "static", "class"]),
      node.bindingSpecifier.text == "var", let type = types.last, isRealmObject(type),
      node.attributes.attribute(["Persisted", "NSManaged"]) == nil,
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return false }
    return node.bindings.allSatisfy { !isComputed($0) }
  }

  private func isRealmObject(_ type: String) -> Bool {
    request.modules.contains("RealmSwift") && index.isRealmObject(type)
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
