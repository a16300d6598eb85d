import SwiftSyntax

/// The views of SwiftUI, whose contents are not brought.
extension FileRewriter {
  /// Empties a method that makes a view; returns whether it is one.
  func emptyView(_ node: FunctionDeclSyntax) -> Bool {
    guard isView(node.signature.returnClause?.type), let body = node.body else { return false }
    empty(body.leftBrace, body.rightBrace)
    return true
  }

  /// Empties a property that makes a view; returns whether it is one.
  func emptyView(_ node: VariableDeclSyntax) -> Bool {
    guard let binding = node.bindings.first, isView(binding.typeAnnotation?.type),
      let block = binding.accessorBlock
    else { return false }
    empty(block.leftBrace, block.rightBrace)
    return true
  }

  /// Whether a type is `some View`, whose contents are not brought.
  private func isView(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription == "some View" || type?.trimmedDescription == "some SwiftUI.View"
  }

  /// Puts an empty view between braces.
  private func empty(_ left: TokenSyntax, _ right: TokenSyntax) {
    edits.replace(
      left.endPositionBeforeTrailingTrivia, right.positionAfterSkippingLeadingTrivia,
      with: " EmptyView() ")
  }

  /// Removes a structure that shows a view in Xcode alone; returns whether it is one.
  func removePreview(_ node: StructDeclSyntax) -> Bool {
    guard node.isPreview else { return false }
    edits.replace(node, with: "")
    return true
  }

  /// Removes a macro that shows a view in Xcode alone; returns whether it is one.
  func removePreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard node.macroName.text == "Preview" else { return false }
    edits.replace(node, with: "")
    return true
  }

  /// Notes a structure by which an app starts.
  func noteEntryPoint(_ node: StructDeclSyntax) {
    guard node.attributes.attribute(["main"]) != nil else { return }
    note(
      "entry point", node.name.text, at: node,
      "SwiftUI is not here; give the app a UIApplicationDelegate")
  }
}
