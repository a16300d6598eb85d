import SwiftSyntax

/// The attributes and modifiers that are for Objective-C, Interface Builder or Apple's systems alone.
extension FileRewriter {
  /// The attributes that no declaration keeps.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "main", "UIApplicationMain",
    "NSManaged",
    // A closure that may be called on any thread would not belong to the main actor of its caller.
    "Sendable",
  ]

  /// Removes an attribute that has no meaning here; returns whether it did.
  func remove(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    guard
      Self.removed.contains(name) || name == "MainActor" && isOnTest(node)
        || isForInterfaceBuilder(node)
    else { return false }
    edits.replace(node, with: "")
    return true
  }

  /// Whether an attribute keeps a property from source, as one for Interface Builder alone.
  ///
  /// Here the property is set by source: by the table of the class.
  private func isForInterfaceBuilder(_ node: AttributeSyntax) -> Bool {
    guard node.attributeName.trimmedDescription == "available",
      let list = node.parent?.as(AttributeListSyntax.self)
    else { return false }
    return list.attribute(["IBInspectable", "IBOutlet"]) != nil
      && AttributeListSyntax([.attribute(node)]).sayUnavailable
  }

  /// Removes a modifier that only declarations for Objective-C have, or that a requirement cannot have.
  func remove(_ node: DeclModifierSyntax) {
    let name = node.name.text
    if ["dynamic", "optional"].contains(name) || name == "weak" && isOnRequirement(node)
      || ["private", "fileprivate"].contains(name) && isOnWindow(node)
    {
      edits.replace(node, with: "")
    }
  }

  /// Whether a modifier is on a requirement of a protocol; before Swift 5 one could be weak.
  private func isOnRequirement(_ node: DeclModifierSyntax) -> Bool {
    node.parent?.parent?.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }

  /// Whether a modifier hides the window of a delegate, which here meets a requirement.
  private func isOnWindow(_ node: DeclModifierSyntax) -> Bool {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), let type = types.last,
      variable.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    return variable.bindings.first?.pattern.trimmedDescription == "window" && isDelegate(type)
  }

  private func isDelegate(_ type: String) -> Bool {
    index.classes[type]?.inherits.contains {
      ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains($0)
    } == true || index.hasServices && type == index.mainDelegate
  }

  /// Makes what is unavailable on iOS unavailable here: subclasses need no such initializer.
  func widenUnavailability(_ node: AttributeSyntax) {
    guard node.attributeName.trimmedDescription == "available",
      let arguments = node.arguments?.as(AvailabilityArgumentListSyntax.self),
      let system = arguments.first, system.argument.trimmedDescription == "iOS",
      arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
    else { return }
    edits.replace(system.argument, with: "*")
  }

  /// Whether an attribute is on a test case, or on a test that XCTest's discovery must call.
  private func isOnTest(_ node: AttributeSyntax) -> Bool {
    if file.part == .uiTests { return true }
    if let declared = node.parent?.parent?.as(ClassDeclSyntax.self) {
      return index.isTestCase(declared.name.text)
    }
    guard let function = node.parent?.parent?.as(FunctionDeclSyntax.self), let type = types.last
    else { return false }
    return index.isTestCase(type) && function.signature.effectSpecifiers?.asyncSpecifier == nil
  }

  /// Makes the class of an app's or scene's delegate final if it has no subclasses.
  func closeDelegate(_ node: ClassDeclSyntax) {
    guard isDelegate(node.name.text), !node.modifiers.has(["final", "open"]),
      !index.superclasses.contains(node.name.text)
    else { return }
    edits.insert("final ", before: node.classKeyword)
    let modifiers = node.memberBlock.members.compactMap {
      $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    }
    for modifier in modifiers.joined() where modifier.name.text == "open" {
      edits.replace(modifier.name, with: "public")
    }
  }
}
