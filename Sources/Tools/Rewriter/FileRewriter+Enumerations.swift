import SwiftSyntax

/// The cases of enumerations that Swift 4 has allowed and Swift 5 refuses.
extension FileRewriter {
  /// Gives a case with an empty list of values one that needs no argument: `case all()`.
  ///
  /// The calls and the patterns stay: `.all()` and `.all`.
  func fillValues(of node: EnumCaseElementSyntax) {
    guard let list = node.parameterClause, list.parameters.isEmpty else { return }
    edits.insert("Void = ()", after: list.leftParen)
  }
}
