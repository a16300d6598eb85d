public import Foundation

/// An action of a view for users of assistive technologies, which are not here.
open class UIAccessibilityCustomAction: NSObject {
  /// The name that is read.
  open var name: String
  /// The object that has the method.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector?
  /// The closure; returns whether it had an effect.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action with a target and a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Creates an action with a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The way in which the elements of a container are walked through.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Automatic, one by one, or together.
  case automatic, separate, combined
}

/// The kind of a container.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// None, or one of the kinds that are read.
  case none, dataTable, list, landmark, semanticGroup
}

/// The words for assistive technologies without effect: values are stored.
extension UIView {
  /// Whether the children are read together; stored, without effect.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The actions for users of assistive technologies; stored, without effect.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The frame that is read; stored, without effect.
  public final var accessibilityFrame: CGRect {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The point that a tap of VoiceOver touches; stored, without effect.
  public final var accessibilityActivationPoint: CGPoint {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The way in which the elements are walked through; stored, without effect.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The language in which the label is read; stored, without effect.
  public final var accessibilityLanguage: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The words by which a voice names the view; stored, without effect.
  public final var accessibilityUserInputLabels: [String]! {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The kind of the container; stored, without effect.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.none) }
    set { store(newValue) }
  }

  /// Whether the view takes part in interaction; stored, without effect.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The label with attributes; stored, without effect.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The value with attributes; stored, without effect.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The hint with attributes; stored, without effect.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
