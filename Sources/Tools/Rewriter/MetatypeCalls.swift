import SwiftSyntax

/// Finds the calls that create a view, a view controller, a gesture recognizer or a layer of a class that
/// is known only when the app runs.
///
/// Such a call is `Cell()` where `Cell: UITableViewCell`, `Item()` where `Item: NSObject`, or `Self(nibName:bundle:)` in an extension of
/// UIViewController. The initializers of UIKit's own classes can be called so, those of Swift's classes only if
/// they are required.
final class MetatypeCalls: SyntaxVisitor {
  /// A call, and the expression for the class.
  struct Call {
    let node: FunctionCallExprSyntax
    let type: String
    /// Whether the class is one of Core Data's objects, which are created in a context.
    let isManaged: Bool
    /// The protocol of the class, if a variable of such a type holds it.
    var conformance: String?
  }

  private(set) var found: [Call] = []
  private let index: Index
  private var scopes: [Scope] = []

  private struct Scope {
    /// The generic types, and whether their values are views or controllers.
    var types: [String: Bool] = [:]
    /// The generic types whose values are Core Data's objects.
    var managed: Set<String> = []
    /// The values that are such types.
    var values: Set<String> = []
    /// Whether `self` is a type.
    var isStatic = false
    /// The type that a function returns.
    var result: String?
  }

  init(_ index: Index) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Scopes

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var scope = Scope()
    scope.types["Self"] = isScreenPart(node.extendedType)
    if isManaged(node.extendedType) { scope.managed.insert("Self") }
    let name = Indexer.baseName(node.extendedType.trimmedDescription)
    for (name, type) in index.associatedBounds[name] ?? [] { bind(name, to: type, in: &scope) }
    bind(node.genericWhereClause, in: &scope)
    scopes.append(scope)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.genericParameterClause, node.genericWhereClause)
    scopes[scopes.count - 1].types["Self"] =
      !node.modifiers.has(["final"]) && inheritsInitializers(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.genericParameterClause, node.genericWhereClause)
    scopes[scopes.count - 1].isStatic = node.modifiers.has(["static", "class"])
    scopes[scopes.count - 1].result = node.signature.returnClause?.type.trimmedDescription
    for parameter in node.signature.parameterClause.parameters {
      guard let metatype = parameter.type.as(MetatypeTypeSyntax.self),
        isScreenPart(metatype.baseType)
      else { continue }
      scopes[scopes.count - 1].values.insert((parameter.secondName ?? parameter.firstName).text)
    }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = scopes.last?.isStatic ?? false
    scopes.append(Scope(isStatic: outer || node.modifiers.has(["static", "class"])))
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    scopes.removeLast()
    for binding in node.bindings {
      noteClass(
        binding.pattern, binding.typeAnnotation?.type ?? binding.initializer?.value.castType)
    }
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    noteClass(node.pattern, node.initializer?.value.castType)
  }

  /// Notes a local variable of a class's type: `let kind = row.kind as! UITableViewCell.Type`.
  private func noteClass(_ pattern: PatternSyntax, _ type: TypeSyntax?) {
    guard !scopes.isEmpty, let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isClassOfScreenPart(type)
    else { return }
    scopes[scopes.count - 1].values.insert(name)
  }

  private func isClassOfScreenPart(_ type: TypeSyntax?) -> Bool {
    type?.as(MetatypeTypeSyntax.self).map { isScreenPart($0.baseType) } ?? false
  }

  private func push(
    _ parameters: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) {
    var scope = Scope()
    for parameter in parameters?.parameters ?? [] {
      scope.types[parameter.name.text] = parameter.inheritedType.map(isScreenPart) ?? false
      if parameter.inheritedType.map(isManaged) == true {
        scope.managed.insert(parameter.name.text)
      }
    }
    bind(conditions, in: &scope)
    scopes.append(scope)
  }

  private func bind(_ clause: GenericWhereClauseSyntax?, in scope: inout Scope) {
    for requirement in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let condition) = requirement.requirement else { continue }
      bind(condition.leftType.trimmedDescription, to: condition.rightType, in: &scope)
    }
  }

  private func bind(_ name: String, to type: TypeSyntax, in scope: inout Scope) {
    if isManaged(type) { scope.managed.insert(name) }
    if isScreenPart(type) { scope.types[name] = true }
  }

  /// Whether all values of a type are views, view controllers, gesture recognizers or layers, or any objects.
  private func isScreenPart(_ type: TypeSyntax) -> Bool {
    type.trimmedDescription.split { "&()".contains($0) }.contains { part in
      let plain = part.prefix { $0 != "<" }
      let written = plain.split { $0 == "." || $0 == " " }.last.map { String($0) } ?? ""
      if let known = bound(written) { return known }
      let name = index.meaning(of: written)
      if name == "NSObject" { return true }
      let parents = index.protocolParents[name] ?? []
      return index.isCreatedByClass(name) || parents.contains { index.isCreatedByClass($0) }
    }
  }

  /// Whether all values of a type are Core Data's objects.
  private func isManaged(_ type: TypeSyntax) -> Bool {
    type.trimmedDescription.split { "& ".contains($0) }.contains { part in
      part == "NSManagedObject" || index.isManagedObject(String(part))
    }
  }

  /// Whether a class is a view or controller whose initializers are all UIKit's, which are not required.
  private func inheritsInitializers(_ name: String) -> Bool {
    index.isCreatedByClass(name)
      && !index.ancestry(of: name).contains { index.classes[$0]?.hasInitializer == true }
  }

  private func bound(_ name: String) -> Bool? {
    for scope in scopes.reversed() { if let known = scope.types[name] { return known } }
    return nil
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text }
    if labels == ["context"] || labels.isEmpty && node.leftParen != nil,
      let type = managedType(of: node.calledExpression)
    {
      found.append(Call(node: node, type: type, isManaged: true))
    }
    if node.leftParen != nil, node.trailingClosure == nil,
      Constructors.forms.contains(where: { $0.labels == labels }),
      let type = type(of: node.calledExpression)
    {
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
      found.append(
        Call(node: node, type: type, isManaged: false, conformance: heldConformance(base)))
    }
    return .visitChildren
  }

  /// Returns the expression for the class that a call creates; nil for another call.
  private func type(of called: ExprSyntax) -> String? {
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { return metatype(name) }
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else { return nil }
    if member.base == nil {
      return (typeOfProperty(with: called) ?? typeOfResult(with: called)).flatMap(metatype)
    }
    if let held = heldClass(member.base) { return held }
    if let cast = member.base?.as(TupleExprSyntax.self)?.elements.first?.expression.castType,
      isClassOfScreenPart(cast), cast.trimmedDescription != "NSObject.Type"
    {
      return member.base?.trimmedDescription
    }
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    if let type = metatype(base) { return type }
    if base == "self" {
      return scopes.last?.isStatic == true && bound("Self") == true ? "self" : nil
    }
    return scopes.contains { $0.values.contains(base) } ? base : nil
  }

  /// Returns an expression for a variable that holds the class of a view or controller: `tab.kind`.
  private func heldClass(_ base: ExprSyntax?) -> String? {
    heldType(base) == nil ? nil : base?.trimmedDescription
  }

  private func heldType(_ base: ExprSyntax?) -> TypeSyntax? {
    let name =
      base?.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? base?.as(DeclReferenceExprSyntax.self)?.baseName
    return name.flatMap { index.classVariables[$0.text] }.flatMap { isScreenPart($0) ? $0 : nil }
  }

  /// Returns the protocol or the composition of a variable's classes, which an object of UIKit's class does not show.
  private func heldConformance(_ base: ExprSyntax?) -> String? {
    guard let type = heldType(base)?.trimmedDescription else { return nil }
    let plain = type.trimmingPrefix("any ")
    return index.protocols.contains(String(plain)) || type.contains("&") ? type : nil
  }

  /// Returns the generic type of Core Data's objects that a call creates; nil for another call.
  private func managedType(of called: ExprSyntax) -> String? {
    let base = called.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.baseName.text == "init" ? $0.base : nil
    }
    let name = (base ?? called).trimmedDescription
    return scopes.contains { $0.managed.contains(name) } ? name : nil
  }

  /// Returns the expression for a class that is known only when the app runs; nil for another type.
  private func metatype(_ name: String) -> String? {
    bound(name) == true ? "\(name).self" : nil
  }

  /// Returns the type that a function returns by `return .init()`.
  private func typeOfResult(with called: ExprSyntax) -> String? {
    called.parent?.parent?.is(ReturnStmtSyntax.self) == true ? scopes.last?.result : nil
  }

  /// Returns the type of a property that is written `let view: Content = .init()`.
  private func typeOfProperty(with called: ExprSyntax) -> String? {
    let value = called.parent?.as(FunctionCallExprSyntax.self)?.parent
    let binding = value?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.trimmedDescription
  }
}

extension ExprSyntax {
  /// The type that the expression is cast to; nil for another expression.
  fileprivate var castType: TypeSyntax? {
    if let cast = self.as(AsExprSyntax.self) { return cast.type }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }
}

extension FileRewriter {
  /// Lets calls of initializers on classes that are known only at run time ask the class for an object.
  ///
  /// An object of Core Data is created by the initializer that its class requires.
  func create(_ calls: [MetatypeCalls.Call]) {
    for call in calls {
      if call.isManaged, let label = call.node.arguments.first?.label {
        edits.replace(label, with: "entity: \(call.type).entity(), insertInto")
        continue
      }
      guard let paren = call.node.leftParen else { continue }
      if call.isManaged {
        edits.insert("entity: \(call.type).entity(), insertInto: nil", after: paren)
        continue
      }
      if let conformance = call.conformance {
        edits.insert("(", before: call.node)
        edits.insert(" as! \(conformance))", after: call.node)
      }
      edits.replace(call.node.calledExpression, with: "HeadlessUIKit.rehearsalNew")
      edits.insert(call.type + (call.node.arguments.isEmpty ? "" : ", "), after: paren)
    }
  }
}
