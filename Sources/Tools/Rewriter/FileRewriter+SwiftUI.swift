import SwiftSyntax

/// The views of SwiftUI, whose contents are not brought.
extension FileRewriter {
  /// Empties a method that makes a view; returns whether it is one.
  func emptyView(_ node: FunctionDeclSyntax) -> Bool {
    guard let view = emptyView(of: node.signature.returnClause?.type), let body = node.body else {
      return false
    }
    fill(body.leftBrace, body.rightBrace, with: view)
    return true
  }

  /// Empties a property that makes a view; returns whether it is one.
  func emptyView(_ node: VariableDeclSyntax) -> Bool {
    guard let binding = node.bindings.first, let view = emptyView(of: binding.typeAnnotation?.type),
      let block = binding.accessorBlock, !block.declares(["willSet", "didSet"])
    else { return false }
    fill(block.leftBrace, block.rightBrace, with: view)
    return true
  }

  /// Returns the empty view of a type whose contents are not brought; nil for any other type.
  private func emptyView(of type: TypeSyntax?) -> String? {
    switch type?.trimmedDescription {
    case "some View", "some SwiftUI.View", "some ToolbarContent", "some Gesture": empty
    case "AnyView": "AnyView(\(empty))"
    case "Path" where isOfSwiftUI("Path"): "Path()"
    case "Alert" where isOfSwiftUI("Alert"): "Alert.rehearsalEmpty"
    default: nil
    }
  }

  /// The view without content, which is named with its module if the app has a type of that name.
  private var empty: String {
    index.appNames.contains("EmptyView") ? "SwiftUI.EmptyView()" : "EmptyView()"
  }

  /// Whether a name means a type of SwiftUI in the file.
  private func isOfSwiftUI(_ name: String) -> Bool {
    imports.contains("SwiftUI") && !index.appNames.contains(name)
  }

  /// Puts an expression between braces in place of what is there.
  func fill(_ left: TokenSyntax, _ right: TokenSyntax, with expression: String) {
    edits.replace(
      left.endPositionBeforeTrailingTrivia, right.positionAfterSkippingLeadingTrivia,
      with: " \(expression) ")
  }

  /// Replaces the content of a cell that views of SwiftUI make by their name; returns whether it is such.
  func nameHostedContent(_ node: FunctionCallExprSyntax) -> Bool {
    guard let hosted = HostedContent(node), !index.appNames.contains(HostedContent.type) else {
      return false
    }
    edits.replace(node, with: "\(HostedContent.type)(rehearsalContent: \"\(hosted.name)\")")
    return true
  }

  /// Removes a structure that shows a view in Xcode alone; returns whether it is one.
  func removePreview(_ node: StructDeclSyntax) -> Bool {
    guard node.isPreview else { return false }
    edits.replace(node, with: "")
    return true
  }

  /// Removes an extension of such a structure; returns whether it is one.
  func removePreview(_ node: ExtensionDeclSyntax) -> Bool {
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

  /// Notes a structure by which an app starts; an app that has no class instead is one of SwiftUI.
  func noteEntryPoint(_ node: StructDeclSyntax) {
    guard node.attributes.attribute(["main"]) != nil else { return }
    let isApp =
      node.inheritanceClause?.inheritedTypes.contains {
        ["App", "SwiftUI.App"].contains($0.type.trimmedDescription)
      } == true
    note(
      isApp && index.mainDelegate == nil && !file.isTest ? "app of SwiftUI" : "entry point",
      node.name.text, at: node,
      "SwiftUI is not here; give the app a UIApplicationDelegate")
  }
}
