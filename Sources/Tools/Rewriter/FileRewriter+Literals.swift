import SwiftSyntax

/// The literals whose types the compiler finds on Apple's systems alone.
extension FileRewriter {
  /// Replaces the literal of an image or a colour; returns whether it is one.
  func replaceLiteral(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "imageLiteral":
      let values = node.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
      edits.replace(node, with: "UIImage(imageLiteralResourceName: \(values))")
    case "colorLiteral":
      edits.replace(node, with: "rehearsalColor(\(node.arguments.trimmedDescription))")
    default: return false
    }
    return true
  }

  /// Adds the type of a dictionary literal of attributes.
  ///
  /// On Apple's systems colours, fonts and styles have a class in common; here a literal needs a type.
  func addType(to node: DictionaryExprSyntax) {
    guard let elements = node.content.as(DictionaryElementListSyntax.self), elements.count > 1,
      elements.first.map({ Self.isAttributeName($0.key.trimmedDescription) }) == true,
      let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation == nil
    else { return }
    edits.insert(" as [NSAttributedString.Key: Any]", after: node)
  }

  /// Whether a key is that of an attribute, in the words of Swift 5, 4 or 3.
  private static func isAttributeName(_ key: String) -> Bool {
    ["NSAttributedString.Key.", "NSMutableAttributedString.Key.", "NSAttributedStringKey."]
      .contains(where: key.hasPrefix)
      || key.hasPrefix("NS") && key.hasSuffix("AttributeName")
  }
}
