import SwiftSyntax

/// The initializers of a class, by the labels of the arguments that a call must have.
struct Constructors {
  private var designated: [[String]] = []
  private var convenience: [[String]] = []
  private var hasCoder = false

  init() {}

  init(_ node: ClassDeclSyntax) {
    for member in node.memberBlock.members {
      guard let made = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let parameters = made.signature.parameterClause.parameters
      let labels = parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
      if parameters.first?.firstName.text == "coder" {
        hasCoder = true
      } else if made.modifiers.has(["convenience"]) {
        convenience.append(labels)
      } else if !made.modifiers.isPrivate {
        designated.append(labels)
      }
    }
  }

  /// Whether the class has the initializers of its superclass.
  var inheritsAll: Bool { designated.isEmpty && !hasCoder }

  /// Returns an expression that creates an object of the class; nil if each initializer needs more than
  /// UIKit's do.
  func expression(_ name: String) -> String? {
    let all = designated + convenience
    return Self.forms.first { all.contains($0.labels) }.map { name + $0.arguments }
  }

  /// Whether the class has initializers of its own and none with some labels, which it would inherit else.
  func hides(_ labels: [String]) -> Bool {
    !inheritsAll && !(designated + convenience).contains(labels)
  }

  /// The initializers of UIKit's views, view controllers and gesture recognizers: the labels, and the arguments that a call has.
  static let forms: [(labels: [String], arguments: String)] = [
    (["nibName", "bundle"], "(nibName: nibName, bundle: bundle as? Bundle)"), ([], "()"),
    (["frame"], "(frame: .zero)"), (["target", "action"], "(target: nil, action: nil)"),
    (["style", "reuseIdentifier"], "(style: .default, reuseIdentifier: nil)"),
  ]
}

extension Index {
  /// Whether a class is a view or a view controller.
  func isScreenPart(_ name: String) -> Bool {
    ancestry(of: name).contains { $0 == "UIView" || $0 == "UIViewController" }
  }

  /// Gives each view and view controller of the app a method that creates one.
  mutating func addConstructors() {
    for (name, entry) in classes where !entry.isForeign && isScreenPart(name) {
      let made = expression(name) ?? "nil"
      classes[name]?.forwards.append(
        "public override class func rehearsalNew(_ nibName: String?, _ bundle: Any?) "
          + "-> HeadlessUIKit.UIResponder? { \(made) }")
    }
    for (name, entry) in classes where !entry.isForeign && isRecognizer(name) {
      let made = expression(name) ?? "nil"
      classes[name]?.forwards.append(
        "public override class func rehearsalNew() -> HeadlessUIKit.UIGestureRecognizer? "
          + "{ \(made) }")
    }
  }

  /// Whether a class is a gesture recognizer.
  func isRecognizer(_ name: String) -> Bool { ancestry(of: name).contains("UIGestureRecognizer") }

  /// Whether objects of a class are created by UIKit's initializers, where the class is a value.
  func isCreatedByClass(_ name: String) -> Bool {
    isScreenPart(name) || isRecognizer(name) || ancestry(of: name).contains("CALayer")
  }

  /// Returns an expression that creates an object of a class, by the nearest class with initializers.
  private func expression(_ name: String) -> String? {
    let ancestry = ancestry(of: name)
    let owner = ancestry.first { classes[$0]?.constructors.inheritsAll != true }
    guard let owner else { return nil }
    if let own = classes[owner]?.constructors { return own.expression(name) }
    let isController =
      ancestry.contains("UIViewController") && ancestry.allSatisfy { !Self.withoutNib.contains($0) }
    return name + (isController ? "(nibName: nibName, bundle: bundle as? Bundle)" : "()")
  }
  /// The view controllers of UIKit that have no nib and an initializer without arguments.
  private static let withoutNib: Set<String> = [
    "UIPageViewController", "UISearchController", "UIColorPickerViewController",
    "UIFontPickerViewController",
  ]
}
