public import Foundation

nonisolated extension XCUIElement {
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

  /// Taps the element once or twice; more taps or several fingers record a failure.
  public func tap(
    withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    switch (taps, touches) {
    case (1, 1): tap(file: file, line: line)
    case (2, 1): doubleTap(file: file, line: line)
    default:
      Self.refuse("tap(withNumberOfTaps:numberOfTouches:)", TestPlace(file: file, line: line))
    }
  }

  /// Records a failure: a drag goes from coordinates to coordinates.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) { Self.refuse("press(forDuration:thenDragTo:)", TestPlace(file: file, line: line)) }

  /// Records a failure: a drag goes from coordinates to coordinates.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: other, file: file, line: line) }

  static func refuse(_ word: String, _ place: TestPlace?) {
    onMain {
      TestFailure.record(
        "XCUIElement.\(word) is not available in Rehearsal: nothing is laid out, so an element has "
          + "no place on the screen. Use tap(), press(forDuration:), swipeUp(), adjust(…) or "
          + "typeText(_:) on the element itself", at: place)
    }
  }
}
