import SwiftSyntax

/// The parts of a file around a node that can be left out.
enum SyntaxAround {
  /// Returns the statement around a use whose value nobody needs; nil if the use is part of more.
  static func droppableStatement(_ node: Syntax) -> Syntax? {
    var current = node
    while let parent = current.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) {
        return isDroppable(item) ? Syntax(item) : nil
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  /// Returns whether a statement is a call or an assignment whose value nobody needs.
  static func isDroppable(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    return isAct(expression) && returnsNothing(item) && !initializesLocal(item, expression)
  }

  /// Returns whether a statement is a condition, a loop or a `switch` that nothing in it leaves, and that gives no
  /// local its first value.
  static func isDroppableBranch(_ item: CodeBlockItemSyntax) -> Bool {
    let statement =
      item.item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) }
      ?? Syntax(item.item)
    guard branches.contains(statement.kind), returnsNothing(item) else { return false }
    let leaving = LeavingStatements(viewMode: .sourceAccurate)
    leaving.walk(statement)
    return !leaving.hasFound
      && !leaving.assignments.contains { initializesLocal($0.item, $0.value) }
  }

  private static let branches: Set<SyntaxKind> = [
    .ifExpr, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt,
  ]

  /// Returns whether a declaration is a function without a result, a setter or an observer of a property.
  static func hasNoResult(_ declaration: Syntax) -> Bool {
    if let accessor = declaration.as(AccessorDeclSyntax.self) {
      return ["set", "didSet", "willSet"].contains(accessor.accessorSpecifier.text)
    }
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return false }
    let type = function.signature.returnClause?.type.trimmedDescription
    return type.map { ["Void", "()"].contains($0) } ?? true
  }

  /// Returns the call of the superclass's function of the same name in a function's body; nil if there is none.
  static func callOfSuper(in declaration: Syntax) -> Syntax? {
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return nil }
    return function.body?.statements.lazy.compactMap { item in
      let called = item.item.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)
      let isOfSuper = called?.base?.is(SuperExprSyntax.self) == true
      return isOfSuper && called?.declName.baseName.text == function.name.text
        ? Syntax(item.item) : nil
    }.first
  }

  /// Whether an expression is a call or an assignment.
  private static func isAct(_ expression: ExprSyntax) -> Bool {
    if let trying = expression.as(TryExprSyntax.self) { return isAct(trying.expression) }
    if let awaiting = expression.as(AwaitExprSyntax.self) { return isAct(awaiting.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    // An object cannot do without the initializer that it calls.
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "init"
  }

  /// Whether an assignment may give a local its first value, which the compiler expects.
  private static func initializesLocal(
    _ item: CodeBlockItemSyntax, _ expression: ExprSyntax
  ) -> Bool {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
      let name = elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let lists = sequence(first: Syntax(item), next: \.parent)
      .compactMap { $0.as(CodeBlockItemListSyntax.self) }
    return lists.contains { list in
      list.contains { $0.position < item.position && declaresWithoutValue($0, name) }
    }
  }

  private static func declaresWithoutValue(_ item: CodeBlockItemSyntax, _ name: String) -> Bool {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { binding in
      binding.initializer == nil && binding.accessorBlock == nil
        && binding.pattern.trimmedDescription == name
        && (variable.bindingSpecifier.text == "let" || !isOptional(binding.typeAnnotation?.type))
    }
  }

  private static func isOptional(_ type: TypeSyntax?) -> Bool {
    type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  /// Whether a statement is no implicit result.
  private static func returnsNothing(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.count > 1 || isAssignment(item, inClosure: list.parent) { return true }
    guard let owner = list.parent?.parent, list.parent?.is(CodeBlockSyntax.self) == true else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return !owner.is(AccessorDeclSyntax.self)
      || owner.as(AccessorDeclSyntax.self)?
        .accessorSpecifier.text != "get"
  }

  /// Whether a statement is an assignment, which has no value, and all of a closure that takes what it took.
  private static func isAssignment(_ item: CodeBlockItemSyntax, inClosure parent: Syntax?) -> Bool {
    guard parent?.is(ClosureExprSyntax.self) == true, !item.trimmedDescription.contains("$"),
      let sequence = item.item.as(SequenceExprSyntax.self)
    else { return false }
    return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
  }

  /// Returns the innermost body of a function, an initializer or a computed property around a node.
  static func body(
    _ node: Syntax
  ) -> (owner: Syntax, left: TokenSyntax, right: TokenSyntax, name: String)? {
    var current = node
    while let parent = current.parent {
      if let block = current.as(CodeBlockSyntax.self), let name = name(of: parent) {
        return (current, block.leftBrace, block.rightBrace, name)
      }
      if let block = current.as(AccessorBlockSyntax.self), case .getter = block.accessors,
        let binding = parent.as(PatternBindingSyntax.self), !isOpaque(binding.typeAnnotation?.type)
      {
        return (
          current, block.leftBrace, block.rightBrace, binding.pattern.trimmedDescription
        )
      }
      current = parent
    }
    return nil
  }

  /// The name of a declaration whose body may be left out.
  private static func name(of declaration: Syntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return isOpaque(function.signature.returnClause?.type) ? nil : "\(function.name.text)()"
    }
    if declaration.is(InitializerDeclSyntax.self) { return "init" }
    guard let accessor = declaration.as(AccessorDeclSyntax.self),
      ["get", "set", "didSet", "willSet"].contains(accessor.accessorSpecifier.text),
      let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self),
      !isOpaque(binding.typeAnnotation?.type)
    else { return nil }
    return binding.pattern.trimmedDescription
  }

  /// Returns the declaration of a function or a property around a node, within a type or an extension; nil
  /// if the type cannot do without it, or if the node is in the body of a function.
  ///
  /// An initializer may be what others create the type with, and the stored properties of a structure are
  /// parameters of one.
  static func member(_ node: Syntax) -> (item: Syntax, name: String, type: String)? {
    var current = node
    while let parent = current.parent {
      if let item = current.as(MemberBlockItemSyntax.self) {
        guard let group = parent.parent?.parent, let name = droppableName(item.decl, in: group),
          let type = typeName(group)
        else { return nil }
        return (current, name, type)
      }
      if current.is(CodeBlockSyntax.self), isFunction(parent) { return nil }
      current = parent
    }
    return nil
  }

  /// Returns the declaration of a function or a property around a node, within a type, an extension or a protocol; nil
  /// if the node is in the body of a function.
  static func memberOrRequirement(
    _ node: Syntax
  ) -> (item: Syntax, name: String, type: String)? {
    if let member = member(node) { return member }
    let path = sequence(first: node, next: \.parent)
    guard let item = path.lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first,
      let owner = item.parent?.parent?.parent?.as(ProtocolDeclSyntax.self)
    else { return nil }
    return item.decl.memberName.map { (Syntax(item), $0, owner.name.text) }
  }

  /// Returns the member around a node that overrides one of the superclass, whose own then takes its place.
  static func override(_ node: Syntax) -> (item: Syntax, name: String, type: String)? {
    let path = sequence(first: node, next: \.parent)
    guard let item = path.lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first,
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.has(["override"]), !item.decl.is(InitializerDeclSyntax.self),
      let type = type(Syntax(item))
    else { return nil }
    let variable = item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    let name = variable?.trimmedDescription ?? item.decl.as(FunctionDeclSyntax.self)?.name.text
    return (Syntax(item), name ?? "subscript", type)
  }

  /// Returns the optional type around a node that a property is declared with; nil where another type cannot
  /// stand in its place.
  static func optionalType(_ node: Syntax, of item: Syntax) -> Syntax? {
    guard let variable = item.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
      variable.attributes.isEmpty, !variable.modifiers.has(["weak", "unowned", "lazy"]),
      let binding = variable.bindings.first, binding.initializer == nil,
      binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
      node.isInside(Syntax(type)),
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      type.trimmedLength.utf8Length >= "Any?".utf8.count
    else { return nil }
    return Syntax(type)
  }

  private static func isFunction(_ declaration: Syntax) -> Bool {
    declaration.is(FunctionDeclSyntax.self) || declaration.is(InitializerDeclSyntax.self)
      || declaration.is(DeinitializerDeclSyntax.self)
  }

  /// Returns the name of the innermost type around a node, or of the type that an extension extends.
  static func type(_ node: Syntax) -> String? {
    sequence(first: node, next: \.parent).lazy.compactMap(typeName).first
  }

  /// Returns the plain names of all types around a node; for an extension of `Screen.Input` both.
  static func types(_ node: Syntax) -> [String] {
    sequence(first: node, next: \.parent).compactMap(typeName).flatMap(plainNames)
  }

  /// Returns the names of a type and of those around it: `Screen` and `Input` for `Screen.Input<Text>`.
  static func plainNames(_ type: String) -> [String] {
    type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }

  /// Returns the name of a type, or of the type that an extension extends; nil for anything else.
  static func typeName(_ declaration: Syntax) -> String? {
    guard declaration.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  private static func droppableName(_ declaration: DeclSyntax, in group: Syntax) -> String? {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard let modifiers, !modifiers.has(["override"]), !group.is(ProtocolDeclSyntax.self)
    else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let isOperator = function.name.tokenKind != .identifier(function.name.text)
      return isOperator ? nil : function.name.text
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
        || modifiers.has(["static"])
    else { return nil }
    let pattern = variable.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Returns the declaration around a node that is not inside another one; nil if the file has no other that
  /// stays, or if the app starts with it.
  static func declaration(
    _ node: Syntax, besides removed: [Syntax]
  ) -> (item: Syntax, name: String)? {
    let path = sequence(first: node, next: \.parent)
    guard let item = path.compactMap({ $0.as(CodeBlockItemSyntax.self) }).last,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let name = declaredName(item),
      list.contains(where: { other in
        other.id != item.id && declaredName(other) != nil
          && !removed.contains { $0.id == other.id }
      })
    else { return nil }
    return (Syntax(item), name)
  }

  /// The name of a declaration of a file, and of the type that an extension extends; nil for an import, a
  /// condition or a statement, and for the type that starts the app.
  private static func declaredName(_ item: CodeBlockItemSyntax) -> String? {
    if let type = item.item.asProtocol((any NamedDeclSyntax).self) {
      let attributes = item.item.asProtocol((any WithAttributesSyntax).self)?.attributes
      return attributes?.attribute(["main", "UIApplicationMain"]) == nil ? type.name.text : nil
    }
    if let type = item.item.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription
    }
    return item.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  private static func isOpaque(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription.hasPrefix("some ") ?? false
  }
}

extension DeclSyntax {
  /// The name of a function or a variable; nil for another declaration.
  var memberName: String? {
    self.as(FunctionDeclSyntax.self)?.name.text
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}
