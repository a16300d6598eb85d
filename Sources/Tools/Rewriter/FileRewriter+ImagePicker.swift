import SwiftSyntax

/// The delegate of an image picker as Swift 4.1 declares it, whose media had texts as keys.
extension FileRewriter {
  /// Gives the method that is told of chosen media the keys that it has since Swift 4.2.
  func renameMediaKeys(of node: FunctionDeclSyntax) {
    guard node.name.text == "imagePickerController",
      let info = node.signature.parameterClause.parameters.last,
      info.firstName.text == "didFinishPickingMediaWithInfo",
      let type = info.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String"
    else { return }
    edits.replace(type.key, with: "UIImagePickerController.InfoKey")
  }
}
