import SwiftSyntax

/// Finds calls but those that print.
final class CallFinder: SyntaxVisitor {
  private var hasCall = false

  /// Whether a node has a call that does not print, or an assignment.
  ///
  /// A property that is assigned may be one with accessors, which belong to the main actor.
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

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    hasCall = true
    return .skipChildren
  }
}
