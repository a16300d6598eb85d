import SwiftSyntax

/// `awakeFromNib`, which every object has on Apple's systems and views and controllers have here.
extension FileRewriter {
  /// Lets an object that is neither a view nor a controller be told that its outlets are connected.
  func awake(_ node: ClassDeclSyntax) {
    if awakesFirst(node.name.text) { conform(node, to: "HeadlessUIKit.NibObject") }
  }

  /// Lets such an object declare the method, which its superclass does not have.
  func awake(_ node: FunctionDeclSyntax) {
    guard node.name.text == "awakeFromNib", node.signature.parameterClause.parameters.isEmpty,
      let type = types.last, awakesFirst(type),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "")
  }

  /// Leaves out the call of Foundation's own method, which does nothing.
  func dropAwakening(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "super.awakeFromNib", let type = types.last,
      awakesFirst(type)
    else { return }
    edits.replace(node.calledExpression, with: "({})")
  }

  /// Whether a class is the first of the app's, above one of Foundation's, that is told.
  private func awakesFirst(_ type: String) -> Bool {
    index.isFoundationObject(type)
      && index.isFirst(type) { index.overrides[$0]?["awakeFromNib()"] != nil }
  }
}
