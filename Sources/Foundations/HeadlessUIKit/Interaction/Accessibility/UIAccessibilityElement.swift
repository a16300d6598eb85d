/// An accessibility element that is no view, such as a part of an image or a day of a calendar.
open class UIAccessibilityElement: UIResponder, AccessibleElement {
  /// The view that contains the element.
  open private(set) weak var accessibilityContainer: AnyObject?

  /// The identifier by which tests find the element.
  open var accessibilityIdentifier: String?

  /// The label that VoiceOver reads.
  open var accessibilityLabel: String?

  /// The value that VoiceOver reads.
  open var accessibilityValue: String?

  /// The hint that VoiceOver reads.
  open var accessibilityHint: String?

  /// The traits of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// The frame on the screen; stored, without effect.
  open var accessibilityFrame = CGRect.zero

  /// The frame in the container; stored, without effect.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The actions for users of assistive technologies; stored, without effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Whether the element is visible to assistive technologies.
  open var isAccessibilityElement = true

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// Performs the element's action on a tap; returns whether there is one.
  open func accessibilityActivate() -> Bool { false }

  package final var elementType: ElementType? {
    isAccessibilityElement ? accessibilityTraits.elementType : nil
  }

  package final var elementIdentifier: String? { accessibilityIdentifier }
  package final var elementLabel: String { accessibilityLabel ?? "" }
  package final var elementValue: String? { accessibilityValue }
  package final var elementIsSelected: Bool { accessibilityTraits.contains(.selected) }

  package final var elementIsEnabled: Bool {
    let container = accessibilityContainer as? UIView
    return container?.elementIsEnabled ?? true && !accessibilityTraits.contains(.notEnabled)
  }

  package final func performTap() throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal("\(elementName) is disabled. Do first what enables it.")
    }
    if !accessibilityActivate() { throw cannot("be tapped: accessibilityActivate() does nothing") }
  }
}

extension UIAccessibilityTraits {
  /// The element type in XCUITest's terms.
  var elementType: ElementType {
    if isEmpty { return .other }
    if contains(.toggleButton) { return .switch }
    if contains(.button) { return .button }
    if contains(.link) { return .link }
    if contains(.searchField) { return .searchField }
    if contains(.image) { return .image }
    if contains(.adjustable) { return .slider }
    if contains(.tabBar) { return .tabBar }
    return isDisjoint(with: [.staticText, .header]) ? .other : .staticText
  }
}
