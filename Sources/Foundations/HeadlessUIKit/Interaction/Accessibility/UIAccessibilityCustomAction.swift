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

  /// The image that is shown beside the name.
  open var image: UIImage?

  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// Creates an action with a target and a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Creates an action with a closure, or with one that is set later.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action whose name has attributes.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }
}

/// The way in which the elements of a container are walked through.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Automatic, one by one, or together.
  case automatic, separate, combined
}

/// The direction of a three-finger swipe of VoiceOver.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// A direction on the screen, or to the next or the former page.
  case right = 1, left, up, down, next, previous
}

/// The kind of a container.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// None, or one of the kinds that are read.
  case none, dataTable, list, landmark, semanticGroup
}

/// The words for assistive technologies without effect: values are stored.
extension UIView {
  /// The way in which the elements are walked through; stored, without effect.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The kind of the container; stored, without effect.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.none) }
    set { store(newValue) }
  }

  /// Whether the colours stay where the system inverts all; stored, without effect.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { stored(false) }
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
