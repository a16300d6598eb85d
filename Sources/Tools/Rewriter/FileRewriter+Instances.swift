import SwiftSyntax

/// The calls that create objects of classes whose initializers differ off Apple's systems.
extension FileRewriter {
  /// Foundation's classes that cannot be created without arguments off Apple's systems.
  private static let instances: [String: String] = [
    "ProcessInfo": "ProcessInfo.processInfo",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "URLResponse":
      "URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, "
      + "textEncodingName: nil)",
    "HTTPURLResponse":
      "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, "
      + "headerFields: nil)!",
  ]

  /// Replaces a call that creates an object of such a class; returns whether it does.
  func replaceInstance(_ node: FunctionCallExprSyntax) -> Bool {
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let instance = Self.instances[node.calledExpression.trimmedDescription]
    {
      edits.replace(node, with: instance)
      return true
    }
    guard Self.createsScene(node) else { return false }
    edits.replace(node, with: "HeadlessUIKit.rehearsalUnattachedScene()")
    return true
  }

  /// Whether a call creates a scene by the type of any object, as tests do.
  private static func createsScene(_ node: FunctionCallExprSyntax) -> Bool {
    node.trimmedDescription == "(UIWindowScene.self as NSObject.Type).init()"
  }
}

extension FileRewriter {
  /// Names the class that a type's method in an extension creates by `self.init` and returns.
  ///
  /// A class in Objective-C may be created so by any initializer, one in Swift by those of all its subclasses alone.
  /// Views and the like are created by their class, as ``MetatypeCalls`` says.
  func nameCreatedClass(_ node: FunctionCallExprSyntax) {
    guard let created = Self.createdType(of: node), let member = Self.typeMember(around: node)
    else { return }
    let name = member.parent.extendedType.trimmedDescription
    guard name == member.result, !index.appNames.contains(name), name != "NSObject",
      !index.isCreatedByClass(name), !index.isManagedObject(name), name != "NSManagedObject"
    else { return }
    edits.replace(created, with: name)
  }

  /// Returns the `self` or `Self` by which a call creates an object.
  private static func createdType(of node: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard access.declName.baseName.tokenKind == .keyword(.`init`) else { return nil }
      let base = access.base?.as(DeclReferenceExprSyntax.self)
      return base.flatMap { ["self", "Self"].contains($0.baseName.text) ? $0 : nil }
    }
    let called = node.calledExpression.as(DeclReferenceExprSyntax.self)
    return called.flatMap { $0.baseName.text == "Self" ? $0 : nil }
  }

  /// Returns the extension whose static member a node is in, and the type that the member returns.
  private static func typeMember(
    around node: some SyntaxProtocol
  ) -> (parent: ExtensionDeclSyntax, result: String)? {
    var current = Syntax(node)
    while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) { current = parent }
    guard let member = current.asProtocol((any WithModifiersSyntax).self),
      member.modifiers.has(["static", "class"]),
      let type = current.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    else { return nil }
    let result =
      current.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? current.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    return result.map { (type, $0.trimmedDescription.withoutMarkOfOptional) }
  }
}

extension String {
  /// The name of a type without the mark of an optional.
  fileprivate var withoutMarkOfOptional: String {
    hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self
  }
}
