import SwiftSyntax

/// The statements by which an app's launch gives its window a screen.
enum LaunchSyntax {
  /// Returns whether a statement is of the app's launch, and sets the first screen, or hands the window or the
  /// root view controller on to what does.
  static func showsFirstScreen(_ statement: Syntax) -> Bool {
    guard let launch = launch(around: statement) else { return false }
    let roots = WindowFinder()
    roots.walk(launch)
    let finder = WindowFinder(roots: roots.rootNames)
    finder.walk(statement)
    return finder.hasFound
  }

  /// Returns whether a declaration is a function of an app's delegate that the system calls, and whose result tells
  /// it whether the app could do what it was asked.
  static func isOfSystem(_ declaration: Syntax) -> Bool {
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return false }
    return function.name.text == "application"
      && function.signature.returnClause?.type.trimmedDescription == "Bool"
  }

  /// Returns whether a function's body is that of a launch, or gives a window its screen.
  static func showsScreen(in body: Syntax) -> Bool {
    if let function = body.parent, launch(around: body)?.id == function.id { return true }
    let finder = WindowFinder()
    finder.walk(body)
    return finder.hasFound
  }

  /// Returns whether a node is in the function by which the system launches an app or connects a scene.
  static func isInLaunch(_ node: Syntax) -> Bool { launch(around: node) != nil }

  private static func launch(around node: Syntax) -> FunctionDeclSyntax? {
    sequence(first: node, next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
      let labels = $0.signature.parameterClause.parameters.map(\.firstName.text)
      return launches.contains("\($0.name.text)(\(labels.joined(separator: ":")):)")
    }
  }

  private static let launches: Set<String> = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)",
    "scene(_:willConnectTo:options:)",
  ]
}

/// A search for an assignment of a root view controller, for a window that is an argument, and for an object
/// that is made with the root view controller, such as a coordinator.
private final class WindowFinder: SyntaxVisitor {
  private(set) var hasFound = false
  /// The names of the view controllers that are assigned.
  private(set) var rootNames: Set<String> = []
  private let roots: Set<String>

  init(roots: Set<String> = []) {
    self.roots = roots
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = Self.lastName(node.expression)
    else { return .visitChildren }
    let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isMade = made?.first?.isUppercase == true
    if ["window", "windowScene"].contains(name) || isMade && roots.contains(name) {
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
      rootNames.formUnion(elements.dropFirst(2).compactMap(Self.lastName))
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
