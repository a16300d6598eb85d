import Foundation
import HeadlessDevice
import RehearsalCore
import Testing
import VirtualTime

@testable import HeadlessXCTest

@MainActor
@Suite("Gestures in XCUITest's words", .serialized)
struct GestureTests {
  @Test("swipes over a row show its actions, and swipes over a table scroll it")
  func swipes() {
    let outcome = Playground.runGestures { app, test in
      app.cells.element(boundBy: 0).swipeLeft()
      test.note("\(app.buttons["Delete"].exists) \(app.buttons["Pin"].exists)")
      app.cells.element(boundBy: 1).swipeRight(velocity: .fast)
      test.note("\(app.buttons["Delete"].exists) \(app.buttons["Pin"].exists)")
      let table = app.tables.firstMatch
      let first = app.cells.firstMatch.label
      table.swipeUp()
      test.note("\(app.cells.firstMatch.label != first)")
      table.swipeDown(velocity: 100.0)
      test.note("\(app.cells.firstMatch.label == first)")
    }
    #expect(
      outcome
        == .init(notes: ["true false", "false true", "true", "true", "tearDown"]))
  }

  @Test("a velocity changes nothing of a swipe")
  func velocities() {
    let outcome = Playground.runGestures { app, test in
      app.cells.element(boundBy: 0).swipeLeft(velocity: .slow)
      test.note("\(app.buttons["Delete"].exists) \(app.buttons["Pin"].exists)")
      let first = app.cells.firstMatch.label
      app.tables.firstMatch.swipeUp(velocity: .slow)
      test.note("\(app.cells.firstMatch.label != first)")
    }
    #expect(outcome == .init(notes: ["true false", "true", "tearDown"]))
  }

  @Test(
    "a press shorter than half a second is a tap, a longer one a long press, and takes its time")
  func presses() {
    let outcome = Playground.runGestures { app, test in
      app.buttons["Hold"].press(forDuration: 0.4)
      app.buttons["Hold"].press(forDuration: 0.5)
      test.note(GestureViewController.notes.joined(separator: ", "))
      test.note("\(app.chain.app.run.session?.device.clock.now.nanoseconds ?? 0)")
    }
    #expect(outcome == .init(notes: ["tapped, held, held", "900000000", "tearDown"]))
  }

  @Test("a slider is set to a position and a picker's wheel to a value")
  func adjusting() {
    let outcome = Playground.runGestures { app, test in
      app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.25)
      app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Large")
      test.note(GestureViewController.notes.joined(separator: ", "))
      app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Huge")
    }
    #expect(outcome.notes == ["volume 0.25, size 2", "tearDown"])
    #expect(
      outcome.failures == [
        "Failed to adjust PickerWheel (First Match): picker \"Size\" has no row \"Huge\"; it has "
          + "\"Small\", \"Medium\", \"Large\"."
      ])
  }

  @Test("a tap on a row out of view scrolls to it first")
  func scrolling() {
    let outcome = Playground.runGestures { app, test in
      app.cells.staticTexts["Row 55"].tap()
      test.note("\(app.staticTexts["Row 55"].isHittable) \(app.staticTexts["Row 0"].exists)")
    }
    #expect(outcome == .init(notes: ["true false", "tearDown"]))
  }

  @Test("a URL is opened in the app, which is launched where it does not run")
  func links() throws {
    let url = try #require(URL(string: "gestures://row/3"))
    let outcome = Playground.runGestures { app, test in
      app.cells.staticTexts["Row 55"].tap()
      app.open(url)
      test.note("\(app.staticTexts["Row 55"].isHittable)")
      test.note(GestureViewController.notes.joined(separator: ", "))
      app.terminate()
      test.note("\(app.wait(for: .runningForeground, timeout: 1))")
      app.open(url)
      test.note("\(app.wait(for: .runningForeground, timeout: 1))")
      test.note(GestureViewController.notes.joined(separator: ", "))
    }
    #expect(
      outcome
        == .init(
          notes: [
            "true", "open gestures://row/3", "false", "true", "open gestures://row/3", "tearDown",
          ]))
  }
}
