import SwiftSyntax

/// The protocols with `@objc`, which are for classes and whose methods may be optional.
extension FileRewriter {
  /// Lets classes alone conform to a protocol with `@objc`.
  func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard node.attributes.attribute(["objc"]) != nil, node.inheritanceClause == nil else { return }
    edits.insert(": AnyObject", after: node.name)
  }

  /// Lets any class conform to a protocol for objects of Objective-C.
  func replaceObjectProtocol(of node: ProtocolDeclSyntax) {
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where ["NSObjectProtocol", "Actor"].contains(inherited.type.trimmedDescription) {
      edits.replace(inherited.type, with: "AnyObject")
    }
  }

  /// Adds the implementations of a protocol's optional methods that classes may leave out.
  func addDefaults(to node: ProtocolDeclSyntax) {
    let access = node.modifiers.access
    let defaults = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.has(["optional"]) }.map { access + defaultImplementation($0) }
    guard !defaults.isEmpty else { return }
    let text = " ; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
    edits.insert(text, after: node.memberBlock.rightBrace)
  }

  /// Returns the implementation of an optional method, and notes its value.
  private func defaultImplementation(_ node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.trimmedDescription.replacing("\n", with: " ")
    let head = "func \(node.name.text)\(parameters)"
    guard let type = node.signature.returnClause?.type.trimmedDescription else {
      return "\(head) {}"
    }
    let value =
      Self.emptyValue(of: type) ?? "fatalError(\"\(node.name.text) is not implemented\")"
    note(
      "optional method", node.name.text, at: node,
      "without an implementation it returns \(value) here, not nil: give the protocol a default")
    return "\(head) -> \(type) { \(value) }"
  }

  /// Returns the value that stands for the result of a method that is not implemented, by its type.
  private static func emptyValue(of type: String) -> String? {
    switch type {
    case "Void", "()": "()"
    case "Bool": "false"
    case "String": "\"\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval": "0"
    case _ where type.hasSuffix("?"): "nil"
    case _ where type.hasPrefix("["): type.contains(":") ? "[:]" : "[]"
    default: nil
    }
  }
}
