/// An element on the screen that a driver can find, read and act on.
///
/// A view without an element type is a plain container: its children are visited, it is not shown.
/// Children are passed to a visitor one by one until it stops the visit, so that a search allocates
/// nothing for elements that do not match.
package protocol AccessibleElement: AnyObject {
  /// The element type in XCUITest's terms; nil for a plain container.
  var elementType: ElementType? { get }

  /// The accessibility identifier, by which tests find the element.
  var elementIdentifier: String? { get }

  /// The accessibility label; empty for none.
  var elementLabel: String { get }

  /// The visible title; nil for none.
  var elementTitle: String? { get }

  /// The current value; nil for none.
  var elementValue: String? { get }

  /// The placeholder of an empty text field.
  var elementPlaceholder: String? { get }

  /// The names of the pictures that it shows beside its text, such as a checkmark; nil for none.
  var elementPicture: String? { get }

  /// The values that a person can choose from, as a picker's rows; empty where they are not listed.
  var elementChoices: [String] { get }

  /// Whether the element and all its containers accept touches.
  var elementIsEnabled: Bool { get }

  /// Whether the element is selected.
  var elementIsSelected: Bool { get }

  /// Whether the element has the keyboard focus.
  var elementHasFocus: Bool { get }

  /// Returns whether the label equals a text, without building a joined label if possible.
  func elementHasLabel(_ text: String) -> Bool

  /// The frontmost child that takes the touches meant for the others; nil if none does.
  var coveringChild: UIView? { get }

  /// Visits the children in reading order until the visitor returns true.
  ///
  /// Returns whether the visitor stopped the visit.
  @discardableResult
  func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool

  /// Taps the element.
  func performTap() throws(Refusal)

  /// Presses the element for long.
  func performLongPress() throws(Refusal)

  /// Focuses the element and types a text, one character after another.
  func performType(_ text: String) throws(Refusal)

  /// Deletes the element's text, as a user's editing does.
  func performClear() throws(Refusal)

  /// Presses the return key in the element.
  func performSubmit() throws(Refusal)

  /// Sets a value from its description: `on`, `0.5`, a segment's title, a date.
  func performSet(_ value: String) throws(Refusal)

  /// Swipes the element to the left, which reveals a row's trailing actions.
  func performSwipeLeft() throws(Refusal)

  /// Swipes the element to the right, which reveals a row's leading actions.
  func performSwipeRight() throws(Refusal)

  /// Scrolls the element's container until the element is visible.
  func performScrollTo() throws(Refusal)

  /// Pulls to refresh the list that the element is or is in.
  func performRefresh() throws(Refusal)
}

extension AccessibleElement {
  package var elementIdentifier: String? { nil }
  package var elementTitle: String? { nil }
  package var elementValue: String? { nil }
  package var elementPlaceholder: String? { nil }
  package var elementPicture: String? { nil }
  package var elementChoices: [String] { [] }
  package var elementIsEnabled: Bool { true }
  package var elementIsSelected: Bool { false }
  package var elementHasFocus: Bool { false }

  package func elementHasLabel(_ text: String) -> Bool { elementLabel == text }

  package var coveringChild: UIView? { nil }

  @discardableResult
  package func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool { false }

  package func performTap() throws(Refusal) { throw cannot("be tapped") }
  package func performLongPress() throws(Refusal) { throw cannot("be pressed for long") }
  package func performType(_ text: String) throws(Refusal) { throw cannot("be typed into") }
  package func performClear() throws(Refusal) { throw cannot("be cleared") }
  package func performSubmit() throws(Refusal) { throw cannot("take the return key") }
  package func performSet(_ value: String) throws(Refusal) { throw cannot("be set to a value") }
  package func performSwipeLeft() throws(Refusal) { throw cannot("be swiped") }
  package func performSwipeRight() throws(Refusal) { throw cannot("be swiped") }
  package func performScrollTo() throws(Refusal) {}
  package func performRefresh() throws(Refusal) { throw cannot("be pulled to refresh") }
}
