import SwiftSyntax

/// The statements of a function with a result that a call takes the place of, which ends the app.
///
/// They begin with the one that needs what is missing, and end with the block that it is in: the case of a
/// `switch`, a branch, or the function. So the other cases and branches work, and what comes before it.
struct EndedStatements {
  /// The statements in their order.
  let statements: [Syntax]
  /// The name of the function.
  let function: String

  /// Finds the statements around a use; nil where a function has no result, or would end at once.
  init?(_ use: Syntax) {
    guard let body = SyntaxAround.body(use), let parent = body.owner.parent,
      !SyntaxAround.hasNoResult(parent),
      let item = Self.item(around: use, in: body.owner),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.first?.id != item.id || list.parent != body.owner
    else { return nil }
    function = body.name
    statements = list.drop { $0.id != item.id }.map { Syntax($0) }
  }

  /// Returns the innermost statement around a use that is in no closure.
  private static func item(around use: Syntax, in body: Syntax) -> CodeBlockItemSyntax? {
    var found: CodeBlockItemSyntax?
    for node in sequence(first: use, next: \.parent).prefix(while: { $0 != body }) {
      if node.is(ClosureExprSyntax.self) { found = nil }
      if found == nil { found = node.as(CodeBlockItemSyntax.self) }
    }
    return found
  }
}
