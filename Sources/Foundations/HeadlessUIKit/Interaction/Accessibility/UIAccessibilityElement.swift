/// Something VoiceOver speaks that is no view: a part of a picture, a day of a calendar.
open class UIAccessibilityElement: AccessibleElement {
  /// The view it is a part of.
  open private(set) weak var accessibilityContainer: AnyObject?

  /// What tests find it by; nobody hears it.
  open var accessibilityIdentifier: String?

  /// What VoiceOver calls it.
  open var accessibilityLabel: String?

  /// What VoiceOver says it holds.
  open var accessibilityValue: String?

  /// What VoiceOver says it does.
  open var accessibilityHint: String?

  /// What kind of thing it is.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// Whether VoiceOver speaks it.
  open var isAccessibilityElement = true

  /// A part of a view.
  public init(accessibilityContainer container: AnyObject) {
    accessibilityContainer = container
  }

  /// Called on a tap; returns whether it did something.
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
  /// What XCUITest calls an element of these traits.
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
