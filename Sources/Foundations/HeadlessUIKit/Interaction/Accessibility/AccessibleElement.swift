/// Something on the screen that a person or XCUITest can name, look at and act on.
///
/// A view without a type of its own is a plain container: it is walked through, not shown. The walk
/// hands children to a visitor one by one and stops when told to, so that looking for one element
/// allocates nothing for the others.
package protocol AccessibleElement: AnyObject {
  /// What XCUITest would call it; nil for a plain container.
  var elementType: ElementType? { get }

  /// What tests find it by; nobody hears it.
  var elementIdentifier: String? { get }

  /// What VoiceOver reads first; empty for none.
  var elementLabel: String { get }

  /// The title it shows, where it has one.
  var elementTitle: String? { get }

  /// What it holds or shows at the moment.
  var elementValue: String? { get }

  /// What a field shows while it is empty.
  var elementPlaceholder: String? { get }

  /// Whether it and all that holds it take a person's touches.
  var elementIsEnabled: Bool { get }

  /// Whether it is the chosen one of its kind.
  var elementIsSelected: Bool { get }

  /// Whether the keyboard writes into it.
  var elementHasFocus: Bool { get }

  /// Whether the label is exactly this text, without building labels that are put together.
  func elementHasLabel(_ text: String) -> Bool

  /// Hands the children to a visitor in reading order, until it answers true for enough.
  ///
  /// Returns whether the visitor had enough.
  @discardableResult
  func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool

  /// Touches it for a moment.
  func performTap() throws(Refusal)

  /// Touches it and stays.
  func performLongPress() throws(Refusal)

  /// Focuses it, and types into it key by key.
  func performType(_ text: String) throws(Refusal)

  /// Empties it as a person would.
  func performClear() throws(Refusal)

  /// Presses the return key in it.
  func performSubmit() throws(Refusal)

  /// Moves it to a value given in words: `on`, `0.5`, a segment's title, a date.
  func performSet(_ value: String) throws(Refusal)

  /// Swipes it to the left, which shows a row's actions.
  func performSwipeLeft() throws(Refusal)

  /// Swipes it to the right, which shows a row's leading actions.
  func performSwipeRight() throws(Refusal)

  /// Scrolls what holds it until it is in sight.
  func performScrollTo() throws(Refusal)

  /// Pulls the list it is, or is in, to refresh it.
  func performRefresh() throws(Refusal)
}

extension AccessibleElement {
  package var elementIdentifier: String? { nil }
  package var elementTitle: String? { nil }
  package var elementValue: String? { nil }
  package var elementPlaceholder: String? { nil }
  package var elementIsEnabled: Bool { true }
  package var elementIsSelected: Bool { false }
  package var elementHasFocus: Bool { false }

  package func elementHasLabel(_ text: String) -> Bool { elementLabel == text }

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
