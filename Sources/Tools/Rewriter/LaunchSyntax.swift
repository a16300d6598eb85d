import SwiftSyntax

/// The statements by which an app's launch gives its window a screen.
enum LaunchSyntax {
  /// Returns whether a statement is of the app's launch, and sets the first screen or hands the window on
  /// to what does.
  static func showsFirstScreen(_ statement: Syntax) -> Bool {
    guard isInLaunch(statement) else { return false }
    let finder = WindowFinder(viewMode: .sourceAccurate)
    finder.walk(statement)
    return finder.hasFound
  }

  private static func isInLaunch(_ node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains { parent in
      guard let function = parent.as(FunctionDeclSyntax.self) else { return false }
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      return launches.contains("\(function.name.text)(\(labels.joined(separator: ":")):)")
    }
  }

  private static let launches: Set<String> = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)",
    "scene(_:willConnectTo:options:)",
  ]
}

/// A search for an assignment of a root view controller, and for a window that is an argument.
private final class WindowFinder: SyntaxVisitor {
  private(set) var hasFound = false

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    let isArgument = node.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    if isArgument, ["window", "windowScene"].contains(Self.lastName(node.expression)) {
      hasFound = true
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, elements[1].is(AssignmentExprSyntax.self),
      Self.lastName(elements[0]) == "rootViewController"
    {
      hasFound = true
    }
    return .visitChildren
  }

  /// The name at the end of a path: `window` of `self.window!`.
  private static func lastName(_ expression: ExprSyntax) -> String? {
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return lastName(forced.expression)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return lastName(optional.expression)
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
