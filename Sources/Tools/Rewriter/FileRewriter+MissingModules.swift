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
}
