public import Foundation
import HeadlessUIKit

/// The attributes of an element, as it is now or was at the moment of a snapshot.
public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  nonisolated var identifier: String { get }
  /// The place on the screen; known of the app and its window alone.
  nonisolated var frame: CGRect { get }
  /// The value: a text; nil for none.
  nonisolated var value: Any? { get }
  /// The visible title.
  nonisolated var title: String { get }
  /// The accessibility label.
  nonisolated var label: String { get }
  /// The element's type.
  nonisolated var elementType: XCUIElement.ElementType { get }
  /// Whether the element is enabled.
  nonisolated var isEnabled: Bool { get }
  /// The placeholder of a text field; nil for none.
  nonisolated var placeholderValue: String? { get }
  /// Whether the element is selected.
  nonisolated var isSelected: Bool { get }
  /// Whether the element has the keyboard focus.
  nonisolated var hasFocus: Bool { get }
}

nonisolated extension XCUIElement: XCUIElementAttributes {
  /// The bounds of the screen, for the app and its window.
  ///
  /// Another element has no frame, since nothing is laid out: a failure, and zero.
  public var frame: CGRect {
    if let bounds = elementType.screenBounds { return bounds }
    Self.refuse("frame", nil)
    return .zero
  }

  /// Returns an attribute by its name, as `value(forKey: "hasKeyboardFocus")`; nil for another name.
  public func value(forKey key: String) -> Any? {
    if NodeValues.ofMissing.contains(key) { return predicateValue(of: key)?.object }
    guard let missing = onMain({ NodeValues(nil).value(of: key) }) else { return nil }
    return read(missing) { NodeValues($0).value(of: key) ?? missing }.object
  }
}

nonisolated extension XCUIElementSnapshot: XCUIElementAttributes {
  /// The bounds of the screen, for the app and its window; zero for another element.
  public var frame: CGRect { elementType.screenBounds ?? .zero }
}

nonisolated extension XCUIElement.ElementType {
  /// The bounds of what fills the screen; nil for an element in it.
  fileprivate var screenBounds: CGRect? {
    guard self == .application || self == .window else { return nil }
    return onMain { UIScreen.main.bounds }
  }
}
