import SwiftSyntax

/// Collects the declarations of one file.
final class Indexer: SyntaxVisitor {
  private(set) var index: Index
  private let file: Int
  private let isTest: Bool
  private var scopes: [Scope] = []
  private let conditions = BuildConditions { _ in nil }

  private struct Scope {
    let name: String
    /// The name with those of the types around it, as an extension has it.
    let path: String
    let isExtension: Bool
    let exposesAll: Bool
    let isType: Bool
  }

  init(_ index: Index, file: Int, isTest: Bool) {
    self.index = index
    self.file = file
    self.isTest = isTest
    super.init(viewMode: .sourceAccurate)
  }

  private var typeName: String { scopes.map(\.path).joined(separator: ".") }

  /// Declares a name, unless its declaration is in a type, or in a function or closure outside of types.
  private func declareTopLevel(_ name: String, _ node: some SyntaxProtocol) {
    guard scopes.isEmpty else { return }
    var parent = node.parent
    while let ancestor = parent {
      if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self)
        || ancestor.is(AccessorBlockSyntax.self)
      {
        return
      }
      parent = ancestor.parent
    }
    index.topLevel.insert(name)
  }

  private func declareStatic(_ name: String) {
    guard let scope = scopes.last, scope.isExtension else { return }
    index.staticMembers.insert("\(scope.name).\(name)")
  }

  private func push(
    _ node: some SyntaxProtocol, _ name: String, of path: String? = nil, isExtension: Bool = false,
    exposesAll: Bool = false,
    isType: Bool = true
  ) {
    if !isExtension {
      declareTopLevel(name, node)
      declareStatic(name)
    }
    scopes.append(
      Scope(
        name: name, path: path ?? name, isExtension: isExtension, exposesAll: exposesAll,
        isType: isType))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, node.name.text, exposesAll: node.attributes.attribute(["objcMembers"]) != nil)
    let inherits = (node.inheritanceClause?.inheritedTypes ?? []).map {
      Self.baseName($0.type.trimmedDescription)
    }
    let isPrivate = node.modifiers.isPrivate
    let known = index.classes[node.name.text].flatMap { $0.isForeign ? nil : $0 }
    // A private class inside a type may have the name of one that the whole module sees.
    let twin = known.flatMap { $0.file != nil && $0.isPrivate != isPrivate ? $0 : nil }
    var entry = (twin == nil ? known : nil) ?? ClassEntry()
    entry.file = file
    entry.isPrivate = isPrivate
    entry.paths.insert(typeName)
    if !isTest, Self.isVisibleInModule(node),
      let name = node.attributes.attribute(["objc"])?.arguments?.trimmedDescription
    {
      index.objectiveCNames[typeName] = name
    }
    // A type of another module may have the class's own name: `class Subscription: Combine.Subscription`.
    entry.superclass = inherits.first == node.name.text ? nil : inherits.first
    entry.inherits = inherits
    // Beside convenience initializers alone, the compiler writes one.
    entry.hasInitializer = node.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self).map { !$0.modifiers.has(["convenience"]) } ?? false
    }
    entry.overridesInitializer = node.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self)?.isOverrideWithoutArguments == true
    }
    entry.constructors = Constructors(node)
    entry.hasDeinitializer = node.hasDeinitializer
    entry.hidesInitializer =
      node.modifiers.isPrivate || Self.needsArguments(node)
    if let twin { index.privateTwins.append(isPrivate ? entry : twin) }
    if twin == nil || !isPrivate { index.classes[node.name.text] = entry }
    if node.attributes.attribute(["main", "UIApplicationMain"]) != nil {
      index.mainDelegate = node.name.text
    }
    if isTest, let superclass = inherits.first { index.testSuperclasses.insert(superclass) }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  /// Whether all designated initializers of a class have arguments; that of a coder does not count.
  private static func needsArguments(_ node: ClassDeclSyntax) -> Bool {
    let parameters = node.memberBlock.members
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .map { ($0.signature.parameterClause.parameters, $0.modifiers.has(["convenience"])) }
      .filter { parameters, isConvenience in parameters.isEmpty || !isConvenience }
    return !parameters.isEmpty && !parameters.contains { $0.0.isEmpty }
  }

  /// The type that a requirement such as `Self: UIView` names.
  private static func parentOfSelf(_ node: GenericRequirementSyntax) -> TypeSyntax? {
    bound(of: "Self", node)
  }

  /// The type that a type inherits from by a requirement.
  private static func bound(of name: String, _ node: GenericRequirementSyntax) -> TypeSyntax? {
    guard case .conformanceRequirement(let condition) = node.requirement,
      [name, "Self.\(name)"].contains(condition.leftType.trimmedDescription)
    else { return nil }
    return condition.rightType
  }

  /// The name of a type without the types around it and without generic arguments.
  static func baseName(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }

  /// Whether other files can name a class: neither it nor what it is in is private, generic or a function.
  private static func isVisibleInModule(_ node: ClassDeclSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).allSatisfy { part in
      let modifiers = part.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let clause = part.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      return modifiers?.isPrivate != true && clause == nil
        && !part.is(CodeBlockSyntax.self)
    }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.build(node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text)
    if OldRxNames.isResultWithError(node) { index.hasResultWithError = true }
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    index.protocols.insert(node.name.text)
    let parents =
      (node.inheritanceClause?.inheritedTypes ?? []).map(\.type)
      + (node.genericWhereClause?.requirements ?? []).compactMap { Self.parentOfSelf($0) }
    index.protocolParents[node.name.text] = parents.map { Self.baseName($0.trimmedDescription) }
    if node.memberBlock.members.contains(where: { $0.decl.is(TypeAliasDeclSyntax.self) }) {
      index.protocolsWithAliases.insert(node.name.text)
    }
    push(
      node, node.name.text, exposesAll: node.attributes.attribute(["objc"]) != nil, isType: false)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = scopes.last?.name else { return .skipChildren }
    let name = node.name.text
    index.associatedNames.insert(name)
    let bounds =
      (node.inheritanceClause?.inheritedTypes ?? []).map(\.type)
      + (node.genericWhereClause?.requirements ?? []).compactMap { Self.bound(of: name, $0) }
    index.associatedBounds[owner, default: []] += bounds.map { (name, $0) }
    return .skipChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.baseName(node.extendedType.trimmedDescription)
    index.conformances[name, default: []] += (node.inheritanceClause?.inheritedTypes ?? []).map {
      Self.baseName($0.type.trimmedDescription)
    }
    push(
      node, name, of: String(node.extendedType.trimmedDescription.prefix { $0 != "<" }),
      isExtension: true,
      exposesAll: node.attributes.attribute(["objc"]) != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declareTopLevel(node.name.text, node)
    if node.initializer.value.trimmedDescription.contains("->") {
      index.closureAliases.insert(node.name.text)
    }
    if scopes.isEmpty, node.genericParameterClause == nil,
      let type = node.initializer.value.as(IdentifierTypeSyntax.self)
    {
      index.aliases[node.name.text, default: []].append(type.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declareTopLevel(node.name.text, node)
    if node.signature.parameterClause.parameters.contains(where: {
      ["AnyObject", "AnyObject?"].contains($0.type.trimmedDescription)
    }) {
      index.objectFunctions.insert(node.name.text)
    }
    // A function inside another one is no method, also where its type has methods.
    guard let scope = scopes.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    if scope.isExtension, Index.randomNames.contains(node.name.text) {
      index.randomFunctions.insert(node.name.text)
    }
    if node.modifiers.has(["optional"]) { index.optionalMethods.insert(node.name.text) }
    if ClassEntry.isObservation(node) { index.observing.insert(scope.name) }
    index.tableEditing.note(node, of: scope.name)
    let member = ExtensionMember(node)
    if !ClassEntry.isObservation(node) { addForward(member, node.modifiers, to: scope) }
    noteOverriding(member, node.modifiers, node.attributes, in: scope)
    if let method = method(node, scope), !node.modifiers.has(["static", "class", "private"]) {
      addPlain(method, to: scope)
    }
    let isExposed =
      node.attributes.attribute(["objc", "IBAction", "IBSegueAction"]) != nil
      || scope.exposesAll && !node.modifiers.isPrivate
    guard isExposed, scope.isType, node.attributes.attribute(["NSManaged"]) == nil,
      !node.modifiers.has(["static", "class", "override"])
    else {
      return .visitChildren
    }
    if let method = method(node, scope) { add(method, to: scope) }
    return .visitChildren
  }

  /// Remembers an override in an extension, which the class has to declare.
  private func addForward(
    _ member: ExtensionMember?, _ modifiers: DeclModifierListSyntax, to scope: Scope
  ) {
    guard let member, scope.isExtension, !isTest, modifiers.has(["override"]) else { return }
    index.forwards[scope.name, default: []].append(member)
  }

  /// Remembers the members that extensions declare, and those that classes override.
  private func noteOverriding(
    _ member: ExtensionMember?, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, in scope: Scope
  ) {
    guard let member else { return }
    if !scope.isType, scope.exposesAll, !scope.isExtension {
      index.objectiveCRequirements[scope.name, default: []].insert(member.key)
    } else if modifiers.has(["override"]) {
      index.overrides[scope.name, default: [:]][member.key] = modifiers.has(["public", "open"])
    } else if scope.isExtension, !isTest,
      !modifiers.has(["static", "private", "fileprivate", "final"])
    {
      index.extensionMembers[scope.name, default: [:]][member.key] = member
      if scope.exposesAll || attributes.attribute(["objc"]) != nil {
        index.objectiveCMembers[scope.name, default: []].insert(member.key)
      }
    }
  }

  /// Remembers a method for the requirements of protocols with `@objc`.
  private func addPlain(_ method: ObjectiveCMethod, to scope: Scope) {
    if !scope.isType, scope.exposesAll {
      index.requirements[scope.name, default: []].insert(method.selector)
    } else if scope.isType, index.classes[scope.name] != nil {
      index.classes[scope.name]?.plainMethods.append(method)
    } else if scope.isType, scope.isExtension {
      index.plainExtensions[scope.name, default: []].append(method)
    }
  }

  private func add(_ method: ObjectiveCMethod, to scope: Scope) {
    if scope.isExtension {
      index.extensions[scope.name, default: []].append(method)
    } else {
      index.classes[scope.name]?.methods.append(method)
    }
  }

  /// Returns the numbers of the parameters whose names a function's body has; of all without a body.
  private func readParameters(of node: FunctionDeclSyntax) -> Set<Int> {
    let parameters = node.signature.parameterClause.parameters
    guard let body = node.body else { return Set(0..<parameters.count) }
    // A member of the parameter's name is another value: `self.sender`.
    let words = Set(
      body.tokens(viewMode: .sourceAccurate)
        .filter { $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period }
        .map(\.text))
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    return Set(names.indices.filter { words.contains(names[$0]) })
  }

  private func method(_ node: FunctionDeclSyntax, _ scope: Scope) -> ObjectiveCMethod? {
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    guard parameters.count <= 3, effects?.asyncSpecifier == nil,
      node.genericParameterClause == nil, !node.attributes.sayUnavailable,
      !parameters.contains(where: {
        $0.type.is(FunctionTypeSyntax.self) || $0.type.trimmedDescription.hasPrefix("@escaping")
      })
    else { return nil }
    let labels = parameters.map { $0.firstName.text }
    let result = node.signature.returnClause?.type.trimmedDescription
    return ObjectiveCMethod(
      name: node.name.text,
      selector: node.attributes.objectiveCName ?? SelectorName.make(node.name.text, labels),
      labels: labels, types: parameters.map { Self.plainType($0.type) },
      read: readParameters(of: node),
      returnsValue: result != nil && result != "Void" && result != "()",
      file: file, isPrivate: node.modifiers.isPrivate,
      isInExtension: scope.isExtension, owner: typeName)
  }

  private static func plainType(_ type: TypeSyntax) -> String {
    (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, !scope.isType, node.signature.parameterClause.parameters.isEmpty {
      index.initializingProtocols.insert(scope.name)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = SelectorArgument.method(of: node) { index.selectedMethods.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last {
      let member = ExtensionMember(node)
      addForward(member, node.modifiers, to: scope)
      noteOverriding(member, node.modifiers, node.attributes, in: scope)
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      declareTopLevel(name, node)
      if node.modifiers.has(["static", "class"]) { declareStatic(name) }
      if let scope = scopes.last, scope.isExtension, scope.name == "UIApplication" {
        index.applicationMembers.insert(name)
      }
      if let metatype = binding.typeAnnotation?.type.as(MetatypeTypeSyntax.self) {
        index.classVariables[name] = metatype.baseType
      }
      if binding.typeAnnotation?.type.trimmedDescription.contains("->") == true {
        index.variables.insert(name)
      }
      if UIKitNames.isOptionalMethod(name),
        let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
          .as(IdentifierTypeSyntax.self)
      {
        index.optionalVariables[name, default: []].insert(type.name.text)
      }
      guard let scope = scopes.last,
        node.attributes.attribute(["IBOutlet", "IBInspectable"]) != nil
      else { continue }
      if scope.isExtension {
        if !isTest, !node.modifiers.isPrivate, binding.accessorBlock?.declares(["set"]) == true {
          index.extensionOutlets[scope.name, default: []].append(name)
        }
        continue
      }
      index.classes[scope.name]?.outlets.append(name)
      if binding.accessorBlock?.declares(["get"]) == true {
        index.classes[scope.name]?.computedOutlets.insert(name)
      }
    }
    return .visitChildren
  }
}

extension ClassDeclSyntax {
  /// Whether the class declares a deinitializer.
  var hasDeinitializer: Bool {
    memberBlock.members.contains { $0.decl.is(DeinitializerDeclSyntax.self) }
  }
}

extension AccessorBlockSyntax {
  /// Returns whether one of some accessors is written out, as `get` or `didSet`.
  func declares(_ specifiers: Set<String>) -> Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { specifiers.contains($0.accessorSpecifier.text) }
  }
}
