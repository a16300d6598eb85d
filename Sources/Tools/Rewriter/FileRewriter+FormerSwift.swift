import SwiftSyntax

/// The declarations that Swift 4 has allowed and Swift 5 refuses.
extension FileRewriter {
  /// Gives a case with an empty list of values one that needs no argument: `case all()`.
  ///
  /// The calls and the patterns stay: `.all()` and `.all`.
  func fillValues(of node: EnumCaseElementSyntax) {
    guard let list = node.parameterClause, list.parameters.isEmpty else { return }
    edits.insert("Void = ()", after: list.leftParen)
  }

  /// Makes a constant public that is written `open let`: nothing can override it.
  func closeConstant(_ node: VariableDeclSyntax) {
    guard node.bindingSpecifier.text == "let",
      let modifier = node.modifiers.first(where: { $0.name.text == "open" })
    else { return }
    edits.replace(modifier.name, with: "public")
  }
}
