import SwiftSyntax

/// A local constant or variable that is made of a missing name, where the app can do without it.
///
/// The statements that use it call its members, assign them, or place it among views. What hands it to the app
/// needs it: a screen that is not shown would tell nothing.
struct LocalConstant {
  /// The declaration, and the statements that use the constant, those of other such constants too.
  private(set) var statements: [Syntax] = []
  private let missing: Set<String>

  /// Finds the constant around a use; nil where something needs its value.
  ///
  /// - Parameters:
  ///   - use: The use of a missing name.
  ///   - missing: The missing names of the file, whose calls are left out anyway.
  init?(_ use: Syntax, missing: Set<String>) {
    self.missing = missing
    guard let found = find(use, depth: 0) else { return nil }
    statements = found.outermost
  }

  private func find(_ use: Syntax, depth: Int) -> [Syntax]? {
    guard depth < 8, let (item, name) = Self.declaration(around: use), Self.isLocal(item),
      let uses = ConstantUses.nodes(of: name, after: item)
    else { return nil }
    var all = [Syntax(item)]
    for node in uses where !all.contains(where: node.isInside) {
      if let statement = SyntaxAround.droppableStatement(node) {
        guard works(statement, on: name) else { return nil }
        all.append(statement)
      } else if let more = find(node, depth: depth + 1) {
        all += more
      } else {
        return nil
      }
    }
    return all
  }

  /// Whether a declaration is in a body or a closure, and not the file's.
  private static func isLocal(_ item: CodeBlockItemSyntax) -> Bool {
    sequence(first: Syntax(item), next: \.parent).contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self)
    }
  }

  /// Whether a statement calls or assigns a member of an object, hands it to a missing name, or places it among
  /// views.
  private func works(_ statement: Syntax, on name: String) -> Bool {
    guard let item = statement.as(CodeBlockItemSyntax.self), case .expr(var expression) = item.item
    else { return false }
    if let trying = expression.as(TryExprSyntax.self) { expression = trying.expression }
    let target = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    if let root = Self.root(of: target), root == name || missing.contains(root) { return true }
    let callee = target.as(FunctionCallExprSyntax.self)?.calledExpression
    let called = callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return called.map(Self.placing.contains) ?? false
  }

  /// UIKit's methods that place views.
  private static let placing: Set<String> = [
    "activate", "addArrangedSubview", "addConstraint", "addConstraints", "addSubview",
    "bringSubviewToFront", "insertArrangedSubview", "insertSubview", "sendSubviewToBack",
  ]

  /// The name at the beginning of a path of members, calls and subscripts.
  private static func root(of expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let access): access.base.flatMap(root)
    case .functionCallExpr(let call): root(of: call.calledExpression)
    case .subscriptCallExpr(let call): root(of: call.calledExpression)
    case .optionalChainingExpr(let chain): root(of: chain.expression)
    case .forceUnwrapExpr(let forced): root(of: forced.expression)
    case .awaitExpr(let waiting): root(of: waiting.expression)
    default: nil
    }
  }

  /// The declaration of one constant that a use is in, outside of the closures of its value.
  private static func declaration(
    around use: Syntax
  ) -> (item: CodeBlockItemSyntax, name: String)? {
    let item = sequence(first: use, next: \.parent).lazy.compactMap {
      $0.as(CodeBlockItemSyntax.self)
    }.first
    guard let item, let name = name(declaredBy: item) else { return nil }
    return (item, name)
  }

  /// Returns the name of the one constant or variable that a statement declares.
  static func name(declaredBy item: CodeBlockItemSyntax) -> String? {
    guard case .decl(let declaration) = item.item,
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    return pattern.identifier.text
  }
}

/// The uses of a local constant, and whether something else of its name hides it.
final class ConstantUses: SyntaxVisitor {
  private var nodes: [Syntax] = []
  private var isHidden = false
  private let name: String

  /// Returns the uses of a constant in the statements behind its declaration; nil where something hides it.
  static func nodes(of name: String, after item: CodeBlockItemSyntax) -> [Syntax]? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    let uses = ConstantUses(name)
    for other in list where other.position >= item.endPosition { uses.walk(other) }
    return uses.isHidden ? nil : uses.nodes
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if node.baseName.text == name, !isMember { nodes.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    hide(node.identifier)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    hide(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    hide(node.name)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    hide(node.secondName ?? node.firstName)
  }

  private func hide(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == name { isHidden = true }
    return .visitChildren
  }
}

extension [Syntax] {
  /// The nodes that are not inside another one.
  var outermost: [Syntax] {
    filter { one in !contains { $0 != one && one.isInside($0) } }
  }
}
