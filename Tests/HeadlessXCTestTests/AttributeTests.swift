import Foundation
import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Attributes of elements in XCUITest's words", .serialized)
struct AttributeTests {
  @Test("attributes tell what the screen shows")
  func attributes() {
    let outcome = Playground.run { app, test in
      let (field, send) = (app.textFields["Name"], app.buttons["Send"])
      test.note("\(field.placeholderValue ?? "none") \(field.isEnabled) \(field.isSelected)")
      test.note("\(send.isEnabled) \(send.title) \(send.elementType == .button)")
      test.note("\(send.placeholderValue ?? "none") \(send.isHittable)")
      test.note("\(app.buttons["Cancel"].isHittable) \(app.buttons["Cancel"].exists)")
    }
    #expect(
      outcome
        == .init(
          notes: ["Name true false", "false Send true", "none true", "false false", "tearDown"]))
  }

  @Test("the app and its window fill the screen, and attributes have names")
  func named() {
    let outcome = Playground.run { app, test in
      test.note("\(app.frame.width) \(app.windows.firstMatch.frame.height)")
      let field = app.textFields["Name"]
      test.note("\(field.value(forKey: "hasKeyboardFocus") as? Bool as Any)")
      field.tap()
      test.note("\(field.value(forKey: "hasKeyboardFocus") as? Bool as Any)")
      let keys = ["placeholderValue", "enabled", "selected", "exists", "hittable", "other"]
      test.note(keys.map { "\(field.value(forKey: $0) ?? "nil")" }.joined(separator: " "))
      let attributes: (any XCUIElementAttributes)? = try? app.snapshot()
      test.note("\(attributes?.frame.width ?? 0) \(attributes?.elementType == .application)")
    }
    #expect(
      outcome
        == .init(notes: [
          "393.0 852.0", "Optional(false)", "Optional(true)",
          "Name true false true true nil", "393.0 true", "tearDown",
        ]))
  }

  @Test("an alert covers the elements below it")
  func covered() {
    let outcome = Playground.run { app, test in
      app.buttons["Ask"].tap()
      test.note("\(app.buttons["Ask"].isHittable) \(app.alerts.buttons["Yes"].isHittable)")
      test.note("\(app.alerts.count) \(app.alerts["Sure?"].buttons.count)")
    }
    #expect(outcome == .init(notes: ["false true", "1 2", "tearDown"]))
  }

  @Test("an open menu covers the elements beside it")
  func menu() {
    let outcome = Playground.run { app, test in
      app.staticTexts["Ann"].press(forDuration: 1)
      test.note("\(app.buttons["Ask"].isHittable) \(app.buttons["Copy"].isHittable)")
      app.buttons["Copy"].tap()
      test.note("\(app.buttons["Ask"].isHittable) \(app.buttons["Copy"].exists)")
      test.note("\(PlayViewController.taps)")
    }
    #expect(outcome == .init(notes: ["false true", "true false", "[\"Copy\"]", "tearDown"]))
  }

  @Test("waiting for an element's absence and for a value moves virtual time")
  func waiting() {
    let outcome = Playground.run { app, test in
      test.note("\(app.staticTexts["Late"].waitForNonExistence(timeout: 1))")
      test.note("\(app.staticTexts["Ann"].waitForNonExistence(timeout: 1))")
      test.note("\(app.staticTexts["Late"].wait(for: \.label, toEqual: "Late", timeout: 2))")
      test.note("\(app.staticTexts["Late"].wait(for: \.label, toEqual: "Soon", timeout: 2))")
      test.note("\(app.staticTexts["Never"].wait(for: \.label, toEqual: "", timeout: 2))")
    }
    #expect(outcome == .init(notes: ["true", "false", "true", "false", "false", "tearDown"]))
  }

  @Test("descriptions print the tree of an element and the matches of a query")
  func descriptions() {
    let outcome = Playground.run { app, test in
      test.note(app.otherElements["first row"].debugDescription)
      test.note(app.buttons.matching(.button, identifier: "Call").debugDescription)
      test.note("\(app.buttons["Call"].firstMatch) in \(app)")
    }
    #expect(
      outcome
        == .init(notes: [
          """
          Element subtree:
          →Other, identifier: 'first row'
            StaticText, label: 'Ann'
            Button, label: 'Call'
          Query chain: Descendants matching type Other → Elements matching predicate '"first row" \
          IN identifiers'
          """,
          """
          Query chain: Descendants matching type Button → Button elements matching predicate \
          '"Call" IN identifiers'
          Matches:
              Button, label: 'Call'
              Button, label: 'Call'
          """, #""Call" Button (First Match) in "Playground" Application"#, "tearDown",
        ]))
  }

  @Test("all matches are bound by their index")
  func bound() {
    let outcome = Playground.run { app, test in
      let texts = app.staticTexts
      test.note(texts.allElementsBoundByIndex.map(\.label).joined(separator: ", "))
      test.note(
        "\(texts.allElementsBoundByAccessibilityElement.count) \(texts.element(at: 1).label)")
      test.note(texts.firstMatch.label)
      test.note(app.descendants(matching: .any).element(matching: .button, identifier: "Ask").label)
      test.note(texts.element(matching: NSPredicate(format: "label == 'Bob'")).label)
    }
    #expect(
      outcome
        == .init(notes: [
          "Play, Ann, Bob, no mode, no level", "5 Ann", "Play", "Ask", "Bob", "tearDown",
        ]))
  }

  @Test("what the device has not is refused by name, and the home button needs a running app")
  func refusals() {
    let outcome = Playground.run { app, test in
      test.note("\(XCUIScreen.main.screenshot().pngRepresentation.count)")
      app.terminate()
      XCUIDevice.shared.press(.home)
    }
    #expect(
      outcome
        == .init(
          failures: [
            "XCUIScreenshot.pngRepresentation is not available in Rehearsal: there are no pixels. "
              + "Read XCUIScreenshot.text",
            "Failed to press the home button: the app does not run\nstart it with `launch`",
          ], notes: ["0", "tearDown"]))
  }
}
