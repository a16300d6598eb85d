import SwiftSyntax

/// The consequences of modules that are nowhere, see `MissingModules`.
extension FileRewriter {
  /// Removes statements that do nothing but call a module that is nowhere.
  func leaveOut(_ statements: [Syntax]) {
    for statement in statements { edits.replace(statement, with: "") }
  }

  /// Replaces bodies that cannot do without a missing module by a message that ends the app.
  func leaveOut(_ bodies: [MissingModules.Body]) {
    for body in bodies {
      emptied.insert(body.owner.id)
      edits.replace(
        body.left.endPositionBeforeTrailingTrivia, body.right.positionAfterSkippingLeadingTrivia,
        with: " rehearsalIsMissing(\"\(body.message)\") ")
    }
  }

  /// Walks the words before a body that is left out; returns whether it is.
  func leavesOut(
    _ body: (some SyntaxProtocol)?, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    guard let body, emptied.contains(body.id) else { return false }
    walk(attributes)
    walk(modifiers)
    return true
  }
}
