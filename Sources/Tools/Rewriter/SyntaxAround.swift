import SwiftSyntax

/// The parts of a file around a node that can be left out.
enum SyntaxAround {
  /// Returns the statement around a use whose value nobody needs; nil if the use is part of more.
  static func droppableStatement(_ node: Syntax) -> Syntax? {
    var current = node
    while let parent = current.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) {
        guard case .expr(let expression) = item.item, isAct(expression), returnsNothing(item) else {
          return nil
        }
        return Syntax(item)
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  /// Whether an expression is a call or an assignment.
  private static func isAct(_ expression: ExprSyntax) -> Bool {
    if let trying = expression.as(TryExprSyntax.self) { return isAct(trying.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    // An object cannot do without the initializer that it calls.
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "init"
  }

  /// Whether a statement is no implicit result.
  private static func returnsNothing(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.count > 1 { return true }
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
    return nil
  }

  private static func isOpaque(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription.hasPrefix("some ") ?? false
  }
}
