import SwiftSyntax

/// The initializers that the compiler or Objective-C adds on Apple's systems alone.
extension FileRewriter {
  /// Adds the initializer that subclasses of a class inherit, and the one by which lists create objects.
  func addInitializers(to node: ClassDeclSyntax) {
    if file.part == .app, index.needsInitializer(node.name.text) {
      edits.insert(" init() {}; ", after: node.memberBlock.leftBrace)
    }
    if let text = index.reusableInitializer(of: node.name.text) {
      edits.insert(text, after: node.memberBlock.leftBrace)
    }
  }

  /// Makes defaults of the initializers that a protocol requires of a class of UIKit.
  ///
  /// No extension can add an initializer to such a class here.
  func makeInitializersDefaults(_ node: ProtocolDeclSyntax) {
    let isOfClasses = (node.inheritanceClause?.inheritedTypes ?? []).contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
    }
    let name = node.name.text
    guard isOfClasses, index.conformsClassOfOthers(to: name) else { return }
    let access = node.modifiers.access
    for member in node.memberBlock.members {
      guard let required = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let head = required.trimmedDescription.replacing("\n", with: " ")
      let message = "\(name) cannot create objects of any class on this system"
      edits.replace(required, with: "")
      edits.insert(
        " ; extension \(name) { \(access)\(head) { rehearsalIsMissing(\"\(message)\") } }",
        after: node.memberBlock.rightBrace)
      note("initializer", name, at: required, "\(message): call the class's own initializer")
    }
  }

  /// Gives a deinitializer to a class whose subclasses have one.
  ///
  /// An implied one would belong to the main actor, and the subclasses' belong to none.
  func addDeinitializer(to node: ClassDeclSyntax) {
    guard index.superclassesOfEnding.contains(node.name.text), !node.hasDeinitializer else {
      return
    }
    edits.insert(" deinit {}; ", after: node.memberBlock.leftBrace)
  }
}
