import SwiftSyntax

/// Finds calls but those that print.
final class CallFinder: SyntaxVisitor {
  private var hasCall = false

  /// Whether a node has a call that does not print, or an assignment to a member of another object.
  static func hasCall(_ node: some SyntaxProtocol) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.hasCall
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if !["print", "debugPrint", "NSLog"].contains(name) { hasCall = true }
    return .visitChildren
  }

  /// Takes an assignment to a member of another object for a call.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self), let base = member.base,
      base.trimmedDescription != "self"
    {
      hasCall = true
    }
    return .visitChildren
  }
}
