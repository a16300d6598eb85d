import SwiftSyntax

/// Finds the systems and modules in a condition.
final class SystemConditions: SyntaxVisitor {
  /// The calls `os(iOS)`.
  private(set) var found: [FunctionCallExprSyntax] = []
  /// The calls `os(Linux)`.
  private(set) var foundLinux: [FunctionCallExprSyntax] = []
  /// The calls `canImport(ObjectiveC)`.
  private(set) var foundRuntime: [FunctionCallExprSyntax] = []
  /// The other calls of `canImport`, and their modules without submodules.
  private(set) var foundModules: [(call: FunctionCallExprSyntax, module: String)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.trimmedDescription.replacing(" ", with: "") {
    case "os(iOS)": found.append(node)
    case "os(Linux)": foundLinux.append(node)
    case "canImport(ObjectiveC)": foundRuntime.append(node)
    default:
      guard node.calledExpression.trimmedDescription == "canImport",
        let module = node.arguments.first?.expression.trimmedDescription
      else { break }
      foundModules.append((node, module.split(separator: ".").first.map(String.init) ?? module))
    }
    return .visitChildren
  }
}
