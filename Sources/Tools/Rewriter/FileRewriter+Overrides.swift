import SwiftSyntax

/// The overrides of members of extensions, which Objective-C alone allows, see `ExtensionDispatch`.
extension FileRewriter {
  /// Renames a method that classes or extensions override; returns whether it is left out.
  func renameOverride(_ node: FunctionDeclSyntax) -> Bool {
    let member = ExtensionMember(node)
    if !ClassEntry.isObservation(node), moveOverride(node.name, node.modifiers, member, of: node) {
      return true
    }
    dispatch(node.name, node.modifiers, member, of: node)
    return false
  }

  /// Renames a property that classes or extensions override; returns whether it is left out.
  func renameOverride(_ node: VariableDeclSyntax) -> Bool {
    guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return false }
    let member = ExtensionMember(node)
    if moveOverride(name, node.modifiers, member, of: node) { return true }
    dispatch(name, node.modifiers, member, of: node)
    return false
  }

  /// Renames an override of an extension, which its class or the overridden member calls.
  ///
  /// An override of a member that no extension declares is left out where the class is one of others.
  private func moveOverride(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ member: ExtensionMember?,
    of node: some DeclSyntaxProtocol
  ) -> Bool {
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }),
      isInExtension(node), let type = types.last
    else { return false }
    if let member, index.dispatch.extends(member.key, in: type), !file.isTest {
      edits.replace(modifier, with: "")
      edits.replace(name, with: ExtensionMember.override(name.text, inExtensionOf: type))
      return false
    }
    guard index.classes[type]?.isForeign == false, !file.isTest else {
      note(
        "override left out", "\(name.text) of \(type)", at: node,
        "an extension of a class of others cannot override here: override it in a class of the app")
      edits.replace(node, with: "")
      return true
    }
    guard let member else { return false }
    edits.replace(modifier, with: "")
    let isDispatched = index.dispatch.overrides(member.key, in: type)
    edits.replace(
      name,
      with: isDispatched
        ? ExtensionMember.moved(name.text)
        : index.original(member, in: type))
    return false
  }

  /// Renames the members that classes override and extensions declare, see `ExtensionDispatch`.
  private func dispatch(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ member: ExtensionMember?,
    of node: some DeclSyntaxProtocol
  ) {
    guard let member, let type = types.last else { return }
    if let modifier = modifiers.first(where: { $0.name.text == "override" }) {
      guard !isInExtension(node), index.dispatch.overrides(member.key, in: type) else { return }
      if index.dispatch.isFirst(type, member.key) { edits.replace(modifier, with: "") }
      edits.replace(name, with: ExtensionMember.override(name.text))
    } else if isInExtension(node), !file.isTest {
      if index.overridden[type]?.contains(member.key) == true {
        edits.replace(name, with: index.original(member, in: type))
      } else if let text = index.dispatch.dispatcher(member, of: type, modifiers.access) {
        edits.insert("\(text); ", before: node)
        edits.replace(name, with: ExtensionMember.original(name.text))
      }
    }
  }

  /// Lets a call of the superclass's member call it under its name.
  func renameSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = types.last else { return }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels = call.map { $0.arguments.map { $0.label?.text ?? "_" } }
    let name = node.declName.baseName
    if let other = index.dispatch.superName(name.text, labels: labels, in: type) {
      edits.replace(name, with: other)
    }
  }

  /// Whether a declaration is a member of an extension.
  func isInExtension(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }
}
