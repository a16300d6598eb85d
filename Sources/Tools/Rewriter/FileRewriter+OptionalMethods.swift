import SwiftSyntax

/// The calls of optional methods, which are methods with an implementation here.
extension FileRewriter {
  /// Leaves the mark out of a call of an optional method: `delegate?.method?()` or `method!()`.
  func callOptionalMethod(_ node: FunctionCallExprSyntax) {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      isOptionalMethod(member)
    {
      edits.replace(chain.questionMark, with: "")
      if Self.needsOptional(node, member) {
        edits.insert("HeadlessUIKit.rehearsalOptional(", before: node)
        edits.insert(")", after: node)
      }
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = force.expression.as(MemberAccessExprSyntax.self),
      isOptionalMethod(member)
    {
      edits.replace(force.exclamationMark, with: "")
    }
  }

  /// Whether a call of an optional method of a delegate that is there is used as an optional value.
  private static func needsOptional(
    _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> Bool {
    let isChained =
      member.base?.tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .postfixQuestionMark } ?? true
    guard !isChained, let parent = node.parent else { return false }
    let isStatement = parent.is(CodeBlockItemSyntax.self)
    return !isStatement && !parent.is(MemberAccessExprSyntax.self)
      && !parent.is(FunctionCallExprSyntax.self) && !parent.is(SubscriptCallExprSyntax.self)
  }

  /// Whether a member is an optional method of the app's protocols or of UIKit's.
  private func isOptionalMethod(_ member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    if index.optionalMethods.contains(name) { return true }
    return UIKitNames.isOptionalMethod(name)
      && (!isClosure(name) || Self.isOfDelegate(member))
  }

  /// Whether the app has a variable of a name that holds an optional closure, also by an alias of its type.
  private func isClosure(_ name: String) -> Bool {
    index.variables.contains(name)
      || !index.closureAliases.isDisjoint(with: index.optionalVariables[name, default: []])
  }

  /// Whether a member is one of a delegate, which has methods, and no closures of such names.
  private static func isOfDelegate(_ member: MemberAccessExprSyntax) -> Bool {
    let base = member.base?.trimmedDescription.prefix { !"?!(".contains($0) }
    return base?.lowercased().hasSuffix("delegate") ?? false
  }
}
