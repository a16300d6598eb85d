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
