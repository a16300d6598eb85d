import SwiftSyntax

/// The statements by which a branch leaves the function or a loop around it, and the assignments in it.
///
/// A `break` of a loop or a `switch` in the branch, and a `continue` of such a loop, stay in it if they have no label.
final class LeavingStatements: SyntaxVisitor {
  private(set) var hasFound = false
  private(set) var assignments: [(item: CodeBlockItemSyntax, value: ExprSyntax)] = []
  private var loops = 0
  private var switches = 0

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .stmt(let statement): if leaves(statement) { hasFound = true }
    case .expr(let value): assignments.append((node, value))
    default: break
    }
    return .visitChildren
  }

  private func leaves(_ statement: StmtSyntax) -> Bool {
    if let stop = statement.as(BreakStmtSyntax.self) {
      return stop.label != nil || loops + switches == 0
    }
    if let next = statement.as(ContinueStmtSyntax.self) { return next.label != nil || loops == 0 }
    return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
      || statement.is(FallThroughStmtSyntax.self) && switches == 0
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Loops and switches in the branch

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    switches += 1
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { switches -= 1 }

  private func enterLoop() -> SyntaxVisitorContinueKind {
    loops += 1
    return .visitChildren
  }
}
