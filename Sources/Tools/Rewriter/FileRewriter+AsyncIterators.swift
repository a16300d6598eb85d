import SwiftSyntax

/// The iterators of asynchronous sequences that store another one.
extension FileRewriter {
  /// Lets an iterator that belongs to the main actor advance another one, which it stores.
  func advanceStored(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "next", let base = member.base,
      base.is(DeclReferenceExprSyntax.self), let waiting = node.parent?.as(AwaitExprSyntax.self),
      Self.isNextOfIterator(node)
    else { return }
    let (name, trying) = (base.trimmedDescription, waiting.parent?.is(TryExprSyntax.self) == true)
    edits.replace(
      node,
      with: "{ var rehearsalIterator = \(name); defer { \(name) = rehearsalIterator }; return "
        + "\(trying ? "try " : "")await rehearsalIterator.next(isolation: #isolation) }()")
  }

  /// Whether a node is in the method by which a value gives the elements of an asynchronous sequence.
  private static func isNextOfIterator(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(ClosureExprSyntax.self) { return false }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.name.text == "next" && function.modifiers.has(["mutating"])
      }
      current = parent.parent
    }
    return false
  }
}
