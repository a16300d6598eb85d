import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Elements in XCUITest's words", .serialized)
struct ElementTests {
  @Test("a tap on an element that is not there fails with the step that found nothing")
  func missing() {
    let outcome = Playground.run { app, _ in app.buttons["Cancel"].tap() }
    #expect(
      outcome.failures == [
        """
        Failed to tap "Cancel" Button: No matches found for Elements matching predicate \
        '"Cancel" IN identifiers' from input {(
            Button, label: 'Call'
            Button, label: 'Call'
            Button, label: 'Send', Disabled
            Button, label: 'Ask'
        )}
        """
      ])
  }

  @Test("a tap on one of two matches fails with both")
  func ambiguous() {
    let outcome = Playground.run { app, _ in app.buttons["Call"].tap() }
    #expect(
      outcome.failures == [
        """
        Failed to tap "Call" Button: Multiple matching elements found for Descendants matching type \
        Button → Elements matching predicate '"Call" IN identifiers':
            Button, label: 'Call'
            Button, label: 'Call'
        """
      ])
  }

  @Test("exists is false for no match and for several, and never fails")
  func exists() {
    let outcome = Playground.run { app, test in
      test.note("\(app.buttons["Cancel"].exists)")
      test.note("\(app.buttons["Call"].exists)")
      test.note("\(app.buttons["Call"].firstMatch.exists)")
    }
    #expect(outcome == .init(notes: ["false", "false", "true", "tearDown"]))
  }

  @Test("an attribute of an element that is not there fails")
  func attribute() {
    let outcome = Playground.run { app, test in test.note(app.switches["Light"].label) }
    #expect(
      outcome.failures.first?.hasPrefix("Failed to get matching snapshot: No matches found for")
        == true)
  }

  @Test("a disabled button takes no notice of a tap, and the test goes on")
  func disabled() {
    let outcome = Playground.run { app, test in
      app.buttons["Send"].tap()
      app.buttons["Call"].firstMatch.tap()
      test.note("\(PlayViewController.taps)")
    }
    #expect(outcome == .init(notes: [#"["Call"]"#, "tearDown"]))
  }

  @Test("with continueAfterFailure false, a failure leaves the method and tearDown runs")
  func stopping() {
    let outcome = Playground.run(continuesAfterFailure: false) { app, test in
      app.textFields["Cancel"].tap()
      test.note("not reached")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.notes == ["tearDown"])
  }

  @Test("with continueAfterFailure false, a failed assertion leaves the method")
  func stoppingAtAssertion() {
    let outcome = Playground.run(continuesAfterFailure: false) { app, test in
      test.recordFailure(withDescription: "no", inFile: "a", atLine: 1, expected: true)
      test.note("not reached")
    }
    #expect(outcome == .init(failures: ["no"], notes: ["tearDown"]))
  }

  @Test("text goes to the focused field; delete and return are keys")
  func typing() {
    let outcome = Playground.run { app, test in
      app.textFields["Name"].typeText("x")
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Anne" + XCUIKeyboardKey.delete.rawValue)
      test.note("\(app.textFields["Name"].value ?? "")")
      test.note("\(app.textFields["Name"].hasFocus) \(app.keyboards.buttons["Return"].exists)")
    }
    #expect(
      outcome
        == .init(
          failures: [
            "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
              + "Element: TextField, label: 'Name', placeholderValue: 'Name', value: "
          ], notes: ["Ann", "true true", "tearDown"]))
  }

  @Test("keys of the keyboard type into the focused field; the return key has the name of its type")
  func keyboard() {
    let outcome = Playground.run { app, test in
      test.note("\(app.keyboards.element.exists) \(app.keys["A"].exists)")
      app.textFields["Name"].tap()
      for key in ["A", "n", "n", "x", "delete", "space", "2"] { app.keyboards.keys[key].tap() }
      test.note("\(app.textFields["Name"].value ?? "")")
      let key = app.keyboards.buttons["Return"]
      test.note("\(key.identifier) \(key.label) \(app.buttons["done"].exists)")
      app.buttons["Done"].tap()
      test.note("\(PlayViewController.taps) \(app.keyboards.element.exists)")
    }
    #expect(
      outcome
        == .init(
          failures: [],
          notes: ["false false", "Ann 2", "Done done true", "[\"return\"] false", "tearDown"]))
  }

  @Test("a switch has the value 0 or 1 and a tap turns it")
  func switching() {
    let outcome = Playground.run { app, test in
      let before = app.switches["Sound"].value as? String
      app.switches["Sound"].tap()
      test.note("\(before ?? "") \(app.switches["Sound"].value as? String ?? "")")
    }
    #expect(outcome == .init(notes: ["0 1", "tearDown"]))
  }

  @Test(
    "what needs coordinates is refused by name",
    arguments: [
      ("tap(withNumberOfTaps:numberOfTouches:)", 0), ("pinch(withScale:velocity:)", 1),
      ("rotate(_:withVelocity:)", 2), ("twoFingerTap()", 3), ("frame", 4),
      ("press(forDuration:thenDragTo:)", 5),
    ])
  func refused(_ name: String, _ number: Int) {
    let outcome = Playground.run { app, _ in
      let element = app.switches["Sound"]
      switch number {
      case 0: element.tap(withNumberOfTaps: 3, numberOfTouches: 1)
      case 1: element.pinch(withScale: 2, velocity: 1)
      case 2: element.rotate(1, withVelocity: 1)
      case 3: element.twoFingerTap()
      case 4: _ = element.frame
      default: element.press(forDuration: 1, thenDragTo: app.buttons["Ask"])
      }
    }
    #expect(outcome.failures.count == 1)
    #expect(
      outcome.failures.first?
        .hasPrefix("XCUIElement.\(name) is not available in Rehearsal: nothing is laid out") == true
    )
  }

  @Test("an alert in the way goes to the newest monitor, else its cancel button is tapped")
  func interruptions() {
    let outcome = Playground.run { app, test in
      app.buttons["Ask"].tap()
      app.switches["Sound"].tap()
      let monitor = test.addUIInterruptionMonitor(withDescription: "Sure?") { alert in
        alert.buttons["Yes"].tap()
        return true
      }
      app.buttons["Ask"].tap()
      app.switches["Sound"].tap()
      test.removeUIInterruptionMonitor(monitor)
      test.note("\(PlayViewController.taps) \(app.switches["Sound"].value ?? "")")
    }
    #expect(outcome == .init(notes: [#"["Ask", "No", "Ask", "Yes"] 0"#, "tearDown"]))
  }

  @Test("launch arguments go to the storage and the launch environment to ProcessInfo")
  func launching() {
    let outcome = Playground.run(launches: false) { app, test in
      test.note("\(app.state)")
      app.launchArguments = ["-level", "3", "-AppleLanguages"]
      app.launchEnvironment = ["PLAYGROUND_MODE": "test"]
      app.launch()
      test.note("\(app.staticTexts["level 3"].exists) \(app.staticTexts["test"].exists)")
      test.note("\(app.state)")
    }
    #expect(
      outcome == .init(notes: ["notRunning", "true true", "runningForeground", "tearDown"]))
    #expect(ProcessInfo.processInfo.environment["PLAYGROUND_MODE"] == nil)
  }

  @Test("an app that does not run is named")
  func notRunning() {
    let outcome = Playground.run(launches: false) { app, _ in app.buttons["Ask"].tap() }
    #expect(
      outcome.failures == [
        #"Failed to tap "Ask" Button: Application PlaygroundAppDelegate is not running"#
      ])
  }

  @Test("a screenshot and an attachment keep the text of the screen")
  func screenshots() {
    let outcome = Playground.run { app, test in
      let attachment = XCTAttachment(screenshot: app.screenshot())
      attachment.name = "start"
      test.add(attachment)
      test.note("\(attachment.text.split(separator: "\n").prefix(2))")
    }
    #expect(outcome.notes.first?.hasPrefix(#"["attachment start:", "Play  "#) == true)
  }

  @Test("an app is terminated, opened by a link and activated, and is running then")
  func applications() {
    let outcome = Playground.run { app, test in
      test.note("\(app.state == .runningForeground)")
      app.terminate()
      app.terminate()
      test.note("\(app.state == .notRunning)")
      app.activate()
      test.note("\(app.state == .runningForeground)")
      XCUIDevice.shared.press(.home)
      test.note("\(app.state == .runningForeground)")
      app.activate()
      test.note("\(app.state == .runningForeground)")
    }
    #expect(outcome == .init(notes: ["true", "true", "true", "false", "true", "tearDown"]))
  }

  @Test("a double tap taps twice")
  func doubleTap() {
    let outcome = Playground.run { app, test in
      app.buttons.matching(identifier: "Call").element(boundBy: 0).doubleTap()
      test.note("\(PlayViewController.taps.count)")
    }
    #expect(outcome == .init(notes: ["2", "tearDown"]))
  }

  @Test("an attachment of an activity is the test's, and the activity returns its body's value")
  func activities() {
    let outcome = Playground.run { app, test in
      let name = XCTContext.runActivity(named: "step") { activity in
        let attachment = XCTAttachment(string: "text")
        attachment.name = "note"
        activity.add(attachment)
        return activity.name
      }
      test.note("\(name) \(TestRun.current.attachments.map { $0.name ?? "" })")
    }
    #expect(outcome.notes.first == #"step ["note"]"#)
  }

  @Test("the device's orientation reaches UIDevice, and a new test begins in portrait")
  func orientation() {
    _ = Playground.run { _, _ in XCUIDevice.shared.orientation = .landscapeLeft }
    let outcome = Playground.run { _, test in test.note("\(XCUIDevice.shared.orientation)") }
    #expect(outcome.notes == ["portrait", "tearDown"])
  }

  @Test("work that a rotation puts off is done before the test goes on")
  func rotation() {
    let outcome = Playground.run { _, test in
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          _ = Device.current.clock.schedule(after: .zero) {
            PlaygroundCase.outcome.notes.append("rotated")
          }
        }
      }
      XCUIDevice.shared.orientation = .landscapeLeft
      test.note("set")
      NotificationCenter.default.removeObserver(token)
    }
    #expect(outcome == .init(notes: ["rotated", "set", "tearDown"]))
  }

  @Test("typeKey performs the app's key command, types a character, and else does nothing")
  func keys() {
    let outcome = Playground.run { app, test in
      app.typeKey("k", modifierFlags: .command)
      app.typeKey("x", modifierFlags: .command)
      app.typeKey(.upArrow, modifierFlags: [])
      app.textFields["Name"].tap()
      app.textFields["Name"].typeKey("A", modifierFlags: .shift)
      test.note(PlayViewController.taps.joined(separator: ", "))
      test.note("\(app.textFields["Name"].value ?? "no value")")
    }
    #expect(outcome == .init(notes: ["cmd+k", "A", "tearDown"]))
  }
}
