import SwiftSyntax

/// The content of a cell that views of SwiftUI make, with what is changed of it:
/// `UIHostingConfiguration { Row() }.margins(.all, 0)`.
struct HostedContent {
  /// The name of the type.
  static let type = "UIHostingConfiguration"

  /// The name of the first view.
  let name: String

  /// Reads a call; nil for any other.
  init?(_ node: FunctionCallExprSyntax) {
    let calls = Self.calls(of: ExprSyntax(node))
    guard let made = calls.last, let content = made.trailingClosure,
      Self.name(of: made) == Self.type
    else { return nil }
    let view = content.statements.first?.item.as(ExprSyntax.self)
    name = view.flatMap { Self.calls(of: $0).last }.flatMap(Self.name) ?? Self.type
  }

  /// The calls of a chain, the last first.
  private static func calls(of expression: ExprSyntax) -> [FunctionCallExprSyntax] {
    let chain = sequence(first: expression) { node in
      if let call = node.as(FunctionCallExprSyntax.self) { return call.calledExpression }
      return node.as(MemberAccessExprSyntax.self)?.base
    }
    return chain.compactMap { $0.as(FunctionCallExprSyntax.self) }
  }

  /// The name of the type or function that is called.
  private static func name(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
