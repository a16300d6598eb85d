import SwiftSyntax

/// The statements of a function that cannot do without a missing name, where the rest of the function can go on without
/// them; a function has no result, or is one by which the system tells the app's delegate something.
///
/// That is a call or an assignment; a constant with what uses it; and a condition, a loop or a `switch` as a whole,
/// if nothing in it leaves it. A statement that sets the app's first screen is needed.
struct SkippedStatements {
  /// The statements in their order; none is inside another.
  private(set) var statements: [Syntax] = []
  /// The name of the function.
  let function: String

  /// Finds the statements around a use; nil where the function cannot go on, or has a result.
  init?(_ use: Syntax) {
    guard let body = SyntaxAround.body(use), let parent = body.owner.parent,
      SyntaxAround.hasNoResult(parent) || LaunchSyntax.isOfSystem(parent)
    else { return nil }
    function = body.name
    guard let found = find(use, in: body.owner, depth: 0) else { return nil }
    statements = found.outermost.sorted { $0.position < $1.position }
  }

  private func find(_ use: Syntax, in body: Syntax, depth: Int) -> [Syntax]? {
    guard depth < 8 else { return nil }
    let path = sequence(first: use, next: \.parent).prefix { $0 != body }
    for item in path.compactMap({ $0.as(CodeBlockItemSyntax.self) }) {
      if let found = find(item, in: body, depth: depth) { return found }
    }
    return nil
  }

  private func find(
    _ item: CodeBlockItemSyntax, in body: Syntax, depth: Int
  ) -> [Syntax]? {
    if LaunchSyntax.showsFirstScreen(Syntax(item)) { return nil }
    if SyntaxAround.isDroppable(item) || SyntaxAround.isDroppableBranch(item) {
      return [Syntax(item)]
    }
    guard let name = LocalConstant.name(declaredBy: item) ?? Self.name(boundBy: item),
      let uses = ConstantUses.nodes(of: name, after: item)
    else { return nil }
    var all = [Syntax(item)]
    for node in uses where !all.contains(where: node.isInside) {
      guard let more = find(node, in: body, depth: depth + 1) else { return nil }
      all += more
    }
    return all
  }

  /// The name of the only constant that a `guard` with one condition binds.
  private static func name(boundBy item: CodeBlockItemSyntax) -> String? {
    guard let choice = item.item.as(GuardStmtSyntax.self), choice.conditions.count == 1,
      let binding = choice.conditions.first?.condition.as(OptionalBindingConditionSyntax.self)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
