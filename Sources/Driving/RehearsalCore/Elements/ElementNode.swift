import HeadlessUIKit

/// An element of the screen with the elements in it: a value, for drivers with queries of their own.
package struct ElementNode: Sendable {
  /// The element's attributes.
  package let element: Screen.Element

  /// The visible title; nil for none.
  package let title: String?

  /// The element's number in reading order, by which a gesture names it.
  package let number: Int

  /// Whether the element can be scrolled.
  package let isList: Bool

  /// The elements in it, in reading order.
  package var children: [ElementNode]
}

/// A gesture on the element with a number.
package enum ElementGesture: Sendable {
  /// One tap, two, or a long press.
  case tap, doubleTap, longPress
  /// A swipe from side to side.
  case swipeLeft, swipeRight
  /// A scroll of the element, or of the list that contains it, by what is visible.
  case scrollDown, scrollUp
  /// Text from the keyboard; `\u{8}` deletes backward and a line break presses the return key.
  case type(String)
  /// The value of a switch, slider or picker.
  case set(String)
}
