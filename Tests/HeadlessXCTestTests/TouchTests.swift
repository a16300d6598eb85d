import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Touches and keys of other kinds in XCUITest's words", .serialized)
struct TouchTests {
  private func center(_ element: XCUIElement) -> XCUICoordinate {
    element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
  }

  @Test("two taps are the same as a double tap, also at a place of the element")
  func doubleTaps() {
    let outcome = Playground.runGestures { app, test in
      app.buttons["Hold"].tap(withNumberOfTaps: 2, numberOfTouches: 1)
      test.note(GestureViewController.notes.joined(separator: ", "))
      center(app.buttons["Hold"]).doubleTap()
      test.note(GestureViewController.notes.joined(separator: ", "))
      center(app).doubleTap()
    }
    #expect(
      outcome.notes == ["tapped, tapped", "tapped, tapped, tapped, tapped", "tearDown"])
    #expect(
      outcome.failures.map { $0.prefix(29) } == ["XCUICoordinate.doubleTap() at"])
  }

  @Test("a drag with a velocity and a hold is a swipe")
  func fastDrag() {
    let outcome = Playground.runGestures { app, test in
      let row = center(app.cells.element(boundBy: 0))
      row.press(
        forDuration: 0, thenDragTo: row.withOffset(CGVector(dx: -40, dy: 0)), withVelocity: .fast,
        thenHoldForDuration: 1)
      test.note("\(app.buttons["Delete"].exists) \(app.buttons["Pin"].exists)")
    }
    #expect(outcome == .init(notes: ["true false", "tearDown"]))
  }

  @Test("a swipe over a disabled button in a row scrolls the list, a tap on it does nothing")
  func disabledButton() {
    let outcome = Playground.runGestures { app, test in
      let window = UIApplication.shared.windows.first
      let button = UIButton(type: .system)
      button.setTitle("Off", for: .normal)
      button.isEnabled = false
      let table = window.flatMap(Self.table)
      table?.visibleCells.first?.contentView.addSubview(button)
      app.buttons["Off"].tap()
      test.note(app.cells.firstMatch.label)
      app.buttons["Off"].swipeUp()
      test.note("\(app.cells.firstMatch.label != "Row 0")")
    }
    #expect(outcome == .init(notes: ["Row 0", "true", "tearDown"]))
  }

  private static func table(in view: UIView) -> UITableView? {
    if let table = view as? UITableView { return table }
    return view.subviews.lazy.compactMap { table(in: $0) }.first
  }

  @Test("a key of the keyboard takes taps alone")
  func keyboard() {
    let outcome = Playground.run { app, test in
      app.textFields["Name"].tap()
      app.keys["a"].swipeLeft()
      app.keys["a"].tap()
      test.note("\(app.textFields["Name"].value ?? "none")")
    }
    #expect(
      outcome
        == .init(
          failures: ["Failed to swipe left \"a\" Key: Element is not hittable"],
          notes: ["a", "tearDown"]))
  }

  @Test("a key is typed into nothing where the app does not run")
  func keyWithoutApp() {
    let outcome = Playground.run(launches: false) { app, _ in app.typeKey("a", modifierFlags: []) }
    #expect(outcome.failures.map { $0.prefix(19) } == ["Failed to type into"])
  }

  @Test("a key command and a sleep that the app's work never ends are failures of the test")
  func endlessWork() {
    let outcome = Playground.run { app, _ in
      Self.keyCommand("e") { Self.scheduleForEver() }
      app.typeKey("e", modifierFlags: .command)
      app.launch()
      Self.scheduleForEver()
      sleep(1)
    }
    #expect(
      outcome.failures.map { $0.prefix(52) } == [
        "Failed to type key cmd+e: Work never ends at one ins",
        "Work never ends at one instant: 10000 pieces each sc",
      ])
  }

  /// Adds a key command with the command key to the screen of the app.
  private static func keyCommand(_ input: String, _ act: @escaping () -> Void) {
    let root = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
    root?.topViewController?.addKeyCommand(
      UIKeyCommand(input: input, modifierFlags: .command) { _ in act() })
  }

  private static func scheduleForEver() {
    Device.current.clock.schedule(after: .zero) { scheduleForEver() }
  }
}
