public import Foundation

/// An object that is known as an `NSObject` alone, which has an accessibility label on Apple's systems.
///
/// The properties are in an extension of a protocol, so those of UIKit's classes take their place where
/// the class is known.
public protocol UIAccessibilityObject: AnyObject {}

extension NSObject: UIAccessibilityObject {}

extension UIAccessibilityObject where Self: NSObject {
  /// Whether assistive technologies see the object.
  public var isAccessibilityElement: Bool {
    get { value(\.isAccessibilityElement, \.isAccessibilityElement, \.isElement) ?? false }
    set { set(newValue, \.isAccessibilityElement, \.isAccessibilityElement, \.isElement) }
  }

  /// The label that VoiceOver reads.
  public var accessibilityLabel: String? {
    get { value(\.accessibilityLabel, \.accessibilityLabel, \.label) ?? nil }
    set { set(newValue, \.accessibilityLabel, \.accessibilityLabel, \.label) }
  }

  /// The hint that VoiceOver reads.
  public var accessibilityHint: String? {
    get { value(\.accessibilityHint, \.accessibilityHint, \.hint) ?? nil }
    set { set(newValue, \.accessibilityHint, \.accessibilityHint, \.hint) }
  }

  /// The value that VoiceOver reads.
  public var accessibilityValue: String? {
    get { value(\.accessibilityValue, \.accessibilityValue, \.value) ?? nil }
    set { set(newValue, \.accessibilityValue, \.accessibilityValue, \.value) }
  }

  /// The traits that VoiceOver reads.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { value(\.accessibilityTraits, \.accessibilityTraits, \.traits) ?? .none }
    set { set(newValue, \.accessibilityTraits, \.accessibilityTraits, \.traits) }
  }

  private func value<Value>(
    _ view: KeyPath<UIView, Value>, _ element: KeyPath<UIAccessibilityElement, Value>,
    _ own: KeyPath<AccessibilityValues, Value>
  ) -> Value? {
    if let known = self as? UIView { return known[keyPath: view] }
    if let known = self as? UIAccessibilityElement { return known[keyPath: element] }
    return AccessibilityValues.of(self)?[keyPath: own]
  }

  private func set<Value>(
    _ value: Value, _ view: ReferenceWritableKeyPath<UIView, Value>,
    _ element: ReferenceWritableKeyPath<UIAccessibilityElement, Value>,
    _ own: ReferenceWritableKeyPath<AccessibilityValues, Value>
  ) {
    if let known = self as? UIView {
      known[keyPath: view] = value
    } else if let known = self as? UIAccessibilityElement {
      known[keyPath: element] = value
    } else {
      AccessibilityValues.made(for: self)[keyPath: own] = value
    }
  }
}

/// The values of an object that is neither a view nor an accessibility element.
private final class AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none

  private static var all = WeakKeyTable<AccessibilityValues>()

  static func of(_ object: AnyObject) -> AccessibilityValues? { all[object] }

  static func made(for object: AnyObject) -> AccessibilityValues {
    if let known = all[object] { return known }
    let made = AccessibilityValues()
    all[object] = made
    return made
  }
}
