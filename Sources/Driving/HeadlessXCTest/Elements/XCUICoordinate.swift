public import Foundation
public import HeadlessUIKit
import RehearsalCore

nonisolated extension XCUIElement {
  /// Returns a place on the element; a touch of it touches the element, since nothing is laid out.
  public func coordinate(
    withNormalizedOffset offset: CGVector, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUICoordinate {
    XCUICoordinate(self, offset, TestPlace(file: file, line: line))
  }
}

/// A place on an element.
///
/// Nothing is laid out: a tap or a press at the place is one on the element, and a drag from a place to another
/// one of the same element is a swipe in that direction. On the whole app, only drags have a meaning.
public final class XCUICoordinate {
  private let element: XCUIElement
  private let offset: CGVector
  private let place: TestPlace

  nonisolated init(_ element: XCUIElement, _ offset: CGVector, _ place: TestPlace) {
    self.element = element
    self.offset = offset
    self.place = place
  }

  /// The element that the place is on.
  nonisolated public var referencedElement: XCUIElement { element }

  /// Taps the element.
  nonisolated public func tap() {
    if isOnElement("tap()") { element.perform("tap", .tap, at: place) }
  }

  /// Taps the element twice.
  nonisolated public func doubleTap() {
    if isOnElement("doubleTap()") { element.perform("double tap", .doubleTap, at: place) }
  }

  /// Presses the element; half a second or more is a long press, less is a tap.
  nonisolated public func press(forDuration duration: TimeInterval) {
    guard isOnElement("press(forDuration:)") else { return }
    element.press(forDuration: duration, file: place.file, line: place.line)
  }

  /// Swipes from this place to another one of the same element, in the direction of the longer way.
  nonisolated public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate
  ) {
    guard element.chain.description == other.element.chain.description else {
      return refuse(
        "press(forDuration:thenDragTo:) from an element to another one",
        "Drag between places of one element, or use swipeUp() and its like")
    }
    swipe(dx: other.offset.dx - offset.dx, dy: other.offset.dy - offset.dy)
  }

  /// Swipes from this place to another one of the same element; velocity and hold have no effect.
  nonisolated public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval
  ) { press(forDuration: duration, thenDragTo: other) }

  /// Returns a place at a distance in points; a hundred points count as the size of the element.
  nonisolated public func withOffset(_ offset: CGVector) -> XCUICoordinate {
    let moved = CGVector(
      dx: self.offset.dx + offset.dx / 100, dy: self.offset.dy + offset.dy / 100)
    return XCUICoordinate(element, moved, place)
  }

  nonisolated private func swipe(dx: Double, dy: Double) {
    let (file, line) = (place.file, place.line)
    switch (abs(dx) > abs(dy), dx < 0, dy < 0) {
    case (true, true, _): element.swipeLeft(file: file, line: line)
    case (true, false, _): element.swipeRight(file: file, line: line)
    case (false, _, true): element.swipeUp(file: file, line: line)
    case (false, _, false): element.swipeDown(file: file, line: line)
    }
  }

  /// Returns whether the place is on an element; one on the whole app is a failure.
  nonisolated private func isOnElement(_ word: String) -> Bool {
    guard element.chain.steps.isEmpty else { return true }
    refuse(word + " at a place of the app", "Use tap() and its like on an element")
    return false
  }

  nonisolated private func refuse(_ word: String, _ instead: String) {
    onMain {
      TestFailure.refuse(
        "XCUICoordinate." + word, because: "nothing is laid out", instead: instead, at: place)
    }
  }
}
