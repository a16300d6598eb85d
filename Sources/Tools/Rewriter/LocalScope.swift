import SwiftSyntax

/// The scopes around a place, up to the member or the declaration of the file that it is in.
enum LocalScope {
  /// Returns whether a name at a place is that of a parameter, a local variable or function, or a pattern.
  static func declares(_ name: String, at node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self),
      !parent.is(SourceFileSyntax.self)
    {
      if names(in: parent, before: child).contains(name) { return true }
      child = parent
    }
    return false
  }

  /// Returns the names that a scope declares for a part of it.
  private static func names(in scope: Syntax, before part: Syntax) -> [String] {
    switch scope.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items):
      items.parent?.is(SourceFileSyntax.self) == true
        ? [] : items.prefix { $0.id != part.id }.flatMap(names(after:))
    case .conditionElementList(let conditions):
      conditions.prefix { $0.id != part.id }.flatMap(PatternNames.all)
    case .ifExpr(let node): part.id == node.body.id ? PatternNames.all(node.conditions) : []
    case .whileStmt(let node): part.id == node.body.id ? PatternNames.all(node.conditions) : []
    case .forStmt(let node): part.id == node.sequence.id ? [] : PatternNames.all(node.pattern)
    case .switchCase(let node): part.id == node.label.id ? [] : PatternNames.all(node.label)
    case .switchCaseItem(let node): PatternNames.all(node.pattern)
    case .catchClause(let node): part.id == node.body.id ? names(caughtBy: node) : []
    case .closureExpr(let node): part.id == node.statements.id ? names(of: node) : []
    case .functionDecl(let node): names(of: node.signature.parameterClause)
    case .initializerDecl(let node): names(of: node.signature.parameterClause)
    case .subscriptDecl(let node): names(of: node.parameterClause)
    case .accessorDecl(let node): [node.parameters?.name.text ?? "newValue", "oldValue"]
    default: []
    }
  }

  /// Returns the names that a statement declares for those after it.
  private static func names(after item: CodeBlockItemSyntax) -> [String] {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { PatternNames.all($0.pattern) }
    }
    if let function = item.item.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return item.item.as(GuardStmtSyntax.self).map { PatternNames.all($0.conditions) } ?? []
  }

  private static func names(caughtBy node: CatchClauseSyntax) -> [String] {
    node.catchItems.isEmpty ? ["error"] : PatternNames.all(node.catchItems)
  }

  private static func names(of node: ClosureExprSyntax) -> [String] {
    let captured = node.signature?.capture?.items.map { $0.name.text } ?? []
    switch node.signature?.parameterClause {
    case .simpleInput(let names): return captured + names.map(\.name.text)
    case .parameterClause(let clause):
      return captured + clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: return captured
    }
  }

  private static func names(of clause: FunctionParameterClauseSyntax) -> [String] {
    clause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }
}

/// The names that patterns bind: `let a`, `(a, b)`, `.some(let a)`.
private final class PatternNames: SyntaxVisitor {
  private var names: [String] = []

  static func all(_ node: some SyntaxProtocol) -> [String] {
    let reader = PatternNames(viewMode: .sourceAccurate)
    reader.walk(node)
    return reader.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text)
    return .skipChildren
  }

  // What is inside of a closure is for it alone.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
