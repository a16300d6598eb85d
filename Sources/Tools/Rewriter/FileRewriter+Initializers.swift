import SwiftSyntax

/// The initializers that the compiler or Objective-C adds on Apple's systems alone.
extension FileRewriter {
  /// Adds the initializer that subclasses of a class inherit, and the one by which lists create objects.
  func addInitializers(to node: ClassDeclSyntax) {
    // A private class may have the name of another one, of which the index tells.
    let isIndexed = index.classes[node.name.text]?.isPrivate == node.modifiers.isPrivate
    if file.part != .uiTests, isIndexed, index.needsInitializer(node.name.text),
      !node.hasUnsetProperty
    {
      edits.insert(" init() {}; ", after: node.memberBlock.leftBrace)
    }
    if createsObjects(node) || isFirstLayer(node) {
      conform(node, to: "HeadlessUIKit.ClassWithInitializer")
    }
    if let text = index.reusableInitializer(of: node.name.text) {
      edits.insert(text, after: node.memberBlock.leftBrace)
    }
  }

  /// Whether a class has the initializer that a protocol requires of classes of UIKit too.
  private func createsObjects(_ node: ClassDeclSyntax) -> Bool {
    let inherits = index.classes[node.name.text]?.inherits ?? []
    guard
      inherits.contains(where: {
        index.initializingProtocols.contains($0) && index.conformsClassOfOthers(to: $0)
      })
    else { return false }
    return node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.contains {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
        && ($0.modifiers.has(["required"]) || node.modifiers.has(["final"]))
    }
  }

  /// Whether a class of layers is the first that declares how a view creates its layer, by `init()`.
  private func isFirstLayer(_ node: ClassDeclSyntax) -> Bool {
    index.ancestry(of: node.name.text).contains("CALayer")
      && index.isFirst(node.name.text) { index.classes[$0]?.overridesInitializer == true }
  }

  /// Requires `init()` of the subclasses of a class of layers, because a view creates its layer by its class.
  func requireLayer(_ node: InitializerDeclSyntax) {
    guard node.isOverrideWithoutArguments, !node.modifiers.has(["required"]), let type = types.last,
      index.ancestry(of: type).contains("CALayer")
    else { return }
    edits.insert(
      "required ", before: node.modifiers.firstToken(viewMode: .sourceAccurate) ?? node.initKeyword)
  }

  /// Makes `override init!(frame:)` one that does not fail, as those of views are.
  ///
  /// A class in Objective-C without nullability, such as FSCalendar's cell, has it the other way.
  func requireFrameInitializer(_ node: InitializerDeclSyntax) {
    guard let mark = node.optionalMark, mark.tokenKind == .exclamationMark,
      node.modifiers.has(["override"]),
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"]
    else { return }
    edits.replace(mark, with: "")
  }

  /// Makes defaults of the initializers that a protocol requires of a class of UIKit.
  ///
  /// No extension can add an initializer to such a class here. One without arguments creates the object by
  /// its class; the others end the app with a message.
  func makeInitializersDefaults(_ node: ProtocolDeclSyntax) {
    let isOfClasses = (node.inheritanceClause?.inheritedTypes ?? []).contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
    }
    let name = node.name.text
    guard isOfClasses, index.conformsClassOfOthers(to: name) else { return }
    let access = node.modifiers.access
    for member in node.memberBlock.members {
      guard let required = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let head = required.trimmedDescription.replacing("\n", with: " ")
      let body: String
      if required.signature.parameterClause.parameters.isEmpty, required.optionalMark == nil {
        body = "self.init(rehearsalClass: Self.self, for: \"\(name)\")"
        if let clause = node.inheritanceClause {
          edits.insert(", HeadlessUIKit.CreatedObject", after: clause.inheritedTypes)
        }
      } else {
        let message = "\(name) cannot create objects of any class on this system"
        body = "rehearsalIsMissing(\"\(message)\")"
        note("initializer", name, at: required, "\(message): call the class's own initializer")
      }
      edits.replace(required, with: "")
      edits.insert(
        " ; extension \(name) { \(access)\(head) { \(body) } }", after: node.memberBlock.rightBrace)
    }
  }

  /// Gives a deinitializer to a class whose subclasses have one.
  ///
  /// An implied one would belong to the main actor, and the subclasses' belong to none.
  func addDeinitializer(to node: ClassDeclSyntax) {
    guard index.superclassesOfEnding.contains(node.name.text), !node.hasDeinitializer else {
      return
    }
    edits.insert(" deinit {}; ", after: node.memberBlock.leftBrace)
  }
}

extension ClassDeclSyntax {
  /// Whether the class has a stored property that no `init()` without statements sets.
  var hasUnsetProperty: Bool {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.contains { property in
      !property.modifiers.has(["static", "class", "lazy"]) && property.attributes.isEmpty
        && property.bindings.contains {
          $0.isUnset(isConstant: property.bindingSpecifier.tokenKind == .keyword(.let))
        }
    }
  }
}

extension PatternBindingSyntax {
  /// Whether a property is stored without a value, which only an optional variable has by itself.
  fileprivate func isUnset(isConstant: Bool) -> Bool {
    guard initializer == nil, let type = typeAnnotation?.type else { return false }
    let isStored = accessorBlock.map { $0.declares(["willSet", "didSet"]) } ?? true
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    return isStored && (isConstant || !isOptional)
  }
}

extension InitializerDeclSyntax {
  /// Whether this is `override init()`.
  var isOverrideWithoutArguments: Bool {
    modifiers.has(["override"]) && signature.parameterClause.parameters.isEmpty
      && optionalMark == nil
  }
}
