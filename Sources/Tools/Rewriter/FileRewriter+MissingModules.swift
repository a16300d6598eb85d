import SwiftSyntax

/// The consequences of modules that are nowhere, see `MissingModules`.
extension FileRewriter {
  /// Replaces statements that cannot do without a missing module by a message in the event log, a finding or an error.
  ///
  /// Tests need not import the app, whose module writes the message.
  func leaveOut(_ statements: [MissingModules.Statement]) {
    for statement in statements {
      let end = statement.node.as(CodeBlockItemSyntax.self)?.semicolon?.text ?? ""
      let text = file.isTest ? "" : substitute(for: statement)
      edits.replace(statement.node, with: text.isEmpty ? "" : text + end)
    }
  }

  private func substitute(for statement: MissingModules.Statement) -> String {
    let message = statement.message.debugDescription
    switch statement.substitute {
    case .logged: return "rehearsalLeavesOut(\(message))"
    case .finding: return "rehearsalSkips(\(message))"
    case .error: return "throw rehearsalFailure(\(message))"
    case .end: return "rehearsalIsMissing(\(message))"
    case .nothing: return ""
    }
  }

  /// Replaces bodies that cannot do without a missing module by a finding, or by a message that ends the app where
  /// it needs a result.
  ///
  /// An override still calls the superclass's function.
  func leaveOut(_ bodies: [MissingModules.Body]) {
    for body in bodies {
      emptied.insert(body.left.positionAfterSkippingLeadingTrivia)
      let message = body.message.debugDescription
      let call = body.owner.parent.flatMap(SyntaxAround.callOfSuper)
      let ofSuper = call.map { "\($0.trimmedDescription); " } ?? ""
      fill(
        body.left, body.right,
        with: body.goesOn
          ? "\(ofSuper)rehearsalSkips(\(message))" : "rehearsalIsMissing(\(message))")
    }
  }

  private func isEmptied(_ body: some SyntaxProtocol) -> Bool {
    emptied.contains(body.positionAfterSkippingLeadingTrivia)
  }

  /// Walks a function without its body if that is left out; returns whether it is.
  func leavesOutBody(of node: FunctionDeclSyntax) -> Bool {
    guard let body = node.body, isEmptied(body) || empty(body, ofUnavailable: node)
    else { return false }
    walk(node.attributes)
    walk(node.modifiers)
    walk(node.signature)
    if let clause = node.genericWhereClause { walk(clause) }
    return true
  }

  /// Empties a function that is unavailable, whose body need not compile here; returns whether it is one.
  private func empty(_ body: CodeBlockSyntax, ofUnavailable node: FunctionDeclSyntax) -> Bool {
    guard node.attributes.sayUnavailable,
      node.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) != true
    else { return false }
    fill(body.leftBrace, body.rightBrace, with: "fatalError()")
    return true
  }

  /// Walks a computed property without its body if that is left out; returns whether it is.
  func leavesOutBody(of node: VariableDeclSyntax) -> Bool {
    guard let binding = node.bindings.first, let body = binding.accessorBlock,
      isEmptied(body)
    else { return false }
    walk(node.attributes)
    walk(node.modifiers)
    if let type = binding.typeAnnotation { walk(type) }
    return true
  }
}
