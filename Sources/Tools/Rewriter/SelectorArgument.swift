import SwiftSyntax

/// The argument of `#selector`.
enum SelectorArgument {
  /// Returns the method in `(foo as () -> Void)` or `(foo(_:))`.
  static func withoutCast(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return withoutCast(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return withoutCast(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return withoutCast(cast.expression) }
    return expression
  }

  /// Returns the base name of the method that a `#selector` names; nil for another macro.
  static func method(of node: MacroExpansionExprSyntax) -> String? {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return nil }
    return reference(in: withoutCast(argument.expression))?.baseName.text
  }

  /// Returns the method that an expression without a cast names.
  static func reference(in expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
  }
}
