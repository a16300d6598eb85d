public import Foundation
public import HeadlessUIKit

nonisolated extension XCUIElement {
  /// Records a failure: there are no coordinates.
  public func coordinate(
    withNormalizedOffset offset: CGVector, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUICoordinate {
    Self.refuse("coordinate(withNormalizedOffset:)", TestPlace(file: file, line: line))
    return XCUICoordinate()
  }

  /// Records a failure: a pinch is a gesture of two fingers at coordinates.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) { Self.refuse("pinch(withScale:velocity:)", TestPlace(file: file, line: line)) }

  /// Records a failure: a rotation is a gesture of two fingers at coordinates.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) { Self.refuse("rotate(_:withVelocity:)", TestPlace(file: file, line: line)) }

  /// Records a failure: a tap with two fingers.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    Self.refuse("twoFingerTap()", TestPlace(file: file, line: line))
  }

  /// Records a failure: taps with several fingers.
  public func tap(
    withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) { Self.refuse("tap(withNumberOfTaps:numberOfTouches:)", TestPlace(file: file, line: line)) }

  /// Records a failure: a drag goes from coordinates to coordinates.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) { Self.refuse("press(forDuration:thenDragTo:)", TestPlace(file: file, line: line)) }

  /// Records a failure: an element has no frame; the result is zero.
  public var frame: CGRect {
    Self.refuse("frame", nil)
    return .zero
  }

  private static func refuse(_ word: String, _ place: TestPlace?) {
    onMain {
      TestFailure.record(
        "XCUIElement.\(word) is not available in Rehearsal: nothing is laid out, so an element has "
          + "no place on the screen. Use tap(), press(forDuration:), swipeUp(), adjust(…) or "
          + "typeText(_:) on the element itself", at: place)
    }
  }
}

/// A place on the screen, of which there is none; creating it has recorded a failure.
public final class XCUICoordinate {
  nonisolated init() {}

  /// Does nothing.
  nonisolated public func tap() {}
  /// Does nothing.
  nonisolated public func doubleTap() {}
  /// Does nothing.
  nonisolated public func press(forDuration duration: TimeInterval) {}
  /// Does nothing.
  nonisolated public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate
  ) {}
  /// Returns the coordinate itself.
  nonisolated public func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
}
