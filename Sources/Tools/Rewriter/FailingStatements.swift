import SwiftSyntax

/// The statements in whose place an error is thrown, because one of them cannot do without a missing name: it and
/// those after it, which may need what it made.
///
/// The function has a result, and throws errors, or catches any error of a `do` around the statements: to the app it is
/// as if the call had failed.
struct FailingStatements {
  /// The statements in their order, the one with the missing name first.
  let statements: [Syntax]
  /// The name of the function.
  let function: String

  /// Finds the statements around a use; nil where an error can go nowhere.
  init?(_ use: Syntax) {
    guard let body = SyntaxAround.body(use), let owner = body.owner.parent,
      !SyntaxAround.hasNoResult(owner)
    else { return nil }
    let path = Array(sequence(first: use, next: \.parent).prefix { $0 != body.owner })
    let inner = path.lastIndex { Self.catchesNothing($0) }
    let outside = inner.map { path[($0 + 1)...] } ?? path[...]
    let place = outside.lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first { item in
      Self.throwsErrors(owner) || outside.contains { Self.catches(item, $0) }
    }
    guard let place, let list = place.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    statements = list.drop { $0.id != place.id }.map { Syntax($0) }
    function = body.name
  }

  /// Whether an error cannot leave a node: a closure, a function in the function, or what is done at the end of a scope.
  private static func catchesNothing(_ node: Syntax) -> Bool {
    node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self)
      || node.is(DeferStmtSyntax.self) || node.is(AccessorBlockSyntax.self)
  }

  private static func throwsErrors(_ declaration: Syntax) -> Bool {
    let effects =
      declaration.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers
    guard let clause = effects?.throwsClause else { return false }
    return clause.throwsSpecifier.tokenKind == .keyword(.throws) && clause.type == nil
  }

  /// Whether a statement is in a `do` that catches any error.
  private static func catches(_ item: CodeBlockItemSyntax, _ node: Syntax) -> Bool {
    guard let block = node.as(DoStmtSyntax.self), block.throwsClause == nil,
      Syntax(item).isInside(Syntax(block.body))
    else { return false }
    return block.catchClauses.contains { $0.catchItems.allSatisfy(takesAnyError) }
  }

  /// Whether a `catch` is as `let error`.
  private static func takesAnyError(_ item: CatchItemSyntax) -> Bool {
    let binding = item.pattern?.as(ValueBindingPatternSyntax.self)
    return item.whereClause == nil && binding?.pattern.is(IdentifierPatternSyntax.self) == true
  }
}
