import SwiftSyntax

/// The setup of SwinjectStoryboard, which finds it by Objective-C's runtime on Apple's systems.
extension FileRewriter {
  /// Gives an extension of `SwinjectStoryboard` that declares `setup` the protocol by which it is found here.
  func conformToSetup(_ node: ExtensionDeclSyntax) {
    guard types.last == "SwinjectStoryboard", let setup = setup(of: node) else { return }
    let name = "SwinjectStoryboardSetup"
    if let clause = node.inheritanceClause {
      edits.insert(" @retroactive \(name),", after: clause.colon)
    } else {
      edits.insert(": @retroactive \(name)", after: node.extendedType)
    }
    guard let first = setup.modifiers.first, !setup.modifiers.has(["public", "open"]),
      !node.modifiers.has(["public"])
    else { return }
    edits.insert("public ", before: first)
  }

  private func setup(of node: ExtensionDeclSyntax) -> FunctionDeclSyntax? {
    node.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == "setup" && $0.modifiers.has(["class", "static"])
        && $0.signature.parameterClause.parameters.isEmpty
    }
  }
}
