import SwiftSyntax

/// Delegates of the app that hand their calls on to parts, which conform to the delegate's protocol too.
///
/// A session creates the delegate, so its protocol requires an initializer here. The parts conform to
/// `UIApplicationService`, which has all methods of the protocol, and the class with `@main` to the protocol.
extension FileRewriter {
  /// Names the protocol without an initializer.
  func renameDelegate(_ node: IdentifierTypeSyntax) {
    guard index.hasServices, node.name.text == "UIApplicationDelegate" else { return }
    if node.parent?.is(InheritedTypeSyntax.self) == true {
      guard let type = types.last, index.protocols.contains(type) || index.isService(type) else {
        return
      }
    }
    edits.replace(node.name, with: "HeadlessUIKit.UIApplicationService")
  }

  /// Lets the class with `@main` conform to the protocol with an initializer.
  func becomeDelegate(_ node: ClassDeclSyntax) {
    let name = node.name.text
    guard index.hasServices, name == index.mainDelegate,
      index.classes[name]?.inherits.contains("UIApplicationDelegate") == false
    else { return }
    conform(node, to: "HeadlessUIKit.UIApplicationDelegate")
  }
}
