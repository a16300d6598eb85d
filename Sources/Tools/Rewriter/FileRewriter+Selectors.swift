import SwiftSyntax

/// The names of Objective-C, which Swift makes of methods and key paths on Apple's systems.
extension FileRewriter {
  /// Replaces `#selector` or `#keyPath` by the name that it makes; returns whether it is one of them.
  func replaceName(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      if let expression = node.arguments.first {
        edits.replace(node, with: "HeadlessUIKit.Selector(\"\(selector(expression))\")")
      }
    case "keyPath":
      let path = node.arguments.first?.expression.trimmedDescription ?? ""
      let words = path.split(separator: ".").drop { $0.first?.isUppercase ?? false }
      edits.replace(node, with: "\"\(words.joined(separator: "."))\"")
    default: return false
    }
    return true
  }

  /// Returns the selector of the method or property that `#selector` names.
  private func selector(_ argument: LabeledExprSyntax) -> String {
    let expression = SelectorArgument.withoutCast(argument.expression)
    var type = types.last
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription ?? ""
      if base != "self", base != "Self" { type = base.split(separator: ".").last.map(String.init) }
    }
    guard let reference = SelectorArgument.reference(in: expression) else {
      return expression.trimmedDescription
    }
    let base = reference.baseName.text
    if argument.label?.text == "setter" {
      return "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
    }
    let labels = reference.argumentNames?.arguments.map { $0.name.text }
    if let known = index.selector(base: base, labels: labels, in: type) { return known }
    return labels.map { SelectorName.make(base, $0) } ?? base
  }

  /// Lets the target of a control or bar button, which is any object, perform a selector.
  func performOnTarget(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "perform", let first = call.arguments.first,
      first.label == nil, let base = member.base
    else { return }
    var object = base
    if let chained = base.as(OptionalChainingExprSyntax.self) { object = chained.expression }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { object = forced.expression }
    let name =
      object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? object.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "target" else { return }
    edits.insert("(", before: object)
    let cast = object.id == base.id ? "as AnyObject as!" : "as?"
    edits.insert(" \(cast) any NSObjectProtocol)", after: object)
  }
}
