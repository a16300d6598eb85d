public import Foundation
import RehearsalCore

nonisolated extension XCUIElement {
  /// Taps the element; a disabled one takes no notice.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    perform("tap", .tap, at: TestPlace(file: file, line: line))
  }

  /// Taps the element twice.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    perform("double tap", .doubleTap, at: TestPlace(file: file, line: line))
  }

  /// Presses the element; half a second or more is a long press, less is a tap.
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    let gesture = duration < 0.5 ? ElementGesture.tap : .longPress
    perform(
      "press", gesture, at: TestPlace(file: file, line: line), takes: .seconds(duration))
  }

  /// Swipes up: shows what is below in the list that the element is, contains or is in.
  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    perform("swipe up", .scrollDown, at: TestPlace(file: file, line: line))
  }

  /// Swipes down: shows what is above, pulls a list at its top to refresh, or pulls a sheet away.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    perform("swipe down", .scrollUp, at: TestPlace(file: file, line: line))
  }

  /// Swipes left: shows a row's trailing actions, or the next page.
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    perform("swipe left", .swipeLeft, at: TestPlace(file: file, line: line))
  }

  /// Swipes right: shows a row's leading actions, or the page before.
  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    perform("swipe right", .swipeRight, at: TestPlace(file: file, line: line))
  }

  /// Swipes up; the velocity has no effect.
  public func swipeUp(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) { swipeUp(file: file, line: line) }

  /// Swipes down; the velocity has no effect.
  public func swipeDown(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) { swipeDown(file: file, line: line) }

  /// Swipes left; the velocity has no effect.
  public func swipeLeft(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) { swipeLeft(file: file, line: line) }

  /// Swipes right; the velocity has no effect.
  public func swipeRight(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) { swipeRight(file: file, line: line) }

  /// Types text; the element or a descendant must have the keyboard focus.
  ///
  /// A line break presses the return key, and `XCUIKeyboardKey.delete` deletes a character.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let place = TestPlace(file: file, line: line)
    onMain {
      TestFailure.noticed(place)
      typeText(text, at: place)
    }
  }

  /// Presses a key of a hardware keyboard with modifiers, which performs the app's key command.
  ///
  /// Without such a command, a character is typed if no modifier but Shift is held; other keys do
  /// nothing.
  public func typeKey(
    _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let place = TestPlace(file: file, line: line)
    onMain {
      TestFailure.noticed(place)
      press(key, modifierFlags, at: place)
    }
  }

  /// Presses a key that has no character with modifiers, which performs the app's key command.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) { typeKey(key.rawValue, modifierFlags: modifierFlags, file: file, line: line) }

  /// Sets a slider to a position from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform(
      "adjust", .set("\(Int((Double(position) * 100).rounded()))%"),
      at: TestPlace(file: file, line: line))
  }

  /// Turns a picker's wheel to a value.
  public func adjust(
    toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform("adjust", .set(value), at: TestPlace(file: file, line: line))
  }
}

/// The velocity of a swipe, without effect.
nonisolated public struct XCUIGestureVelocity: ExpressibleByFloatLiteral, Hashable, Sendable {
  /// The points per second.
  public let rawValue: Double

  /// Creates a velocity.
  public init(floatLiteral value: Double) {
    rawValue = value
  }

  /// The usual velocity of the system.
  public static let `default`: XCUIGestureVelocity = 0.0
  /// A slow swipe.
  public static let slow: XCUIGestureVelocity = 250.0
  /// A fast swipe.
  public static let fast: XCUIGestureVelocity = 2000.0
}
