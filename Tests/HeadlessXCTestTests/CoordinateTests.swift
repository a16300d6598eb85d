import Foundation
import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Places, snapshots and other apps in XCUITest's words", .serialized)
struct CoordinateTests {
  private func center(_ element: XCUIElement) -> XCUICoordinate {
    element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
  }

  @Test("a tap and a press at a place of an element are those on the element")
  func touches() {
    let outcome = Playground.runGestures { app, test in
      let place = center(app.buttons["Hold"])
      place.tap()
      place.withOffset(CGVector(dx: 4, dy: 2)).press(forDuration: 1)
      app.buttons["Hold"].tap(withNumberOfTaps: 1, numberOfTouches: 1)
      test.note(GestureViewController.notes.joined(separator: ", "))
      test.note(place.referencedElement.label)
    }
    #expect(
      outcome == .init(notes: ["tapped, held, held, tapped", "Hold", "tearDown"]))
  }

  @Test("a drag between places of one element is a swipe in the direction of the longer way")
  func drags() {
    let outcome = Playground.runGestures { app, test in
      let row = app.cells.element(boundBy: 0)
      center(row).press(
        forDuration: 0.1,
        thenDragTo: row.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.4)))
      test.note("\(app.buttons["Delete"].exists)")
      let table = app.tables.firstMatch
      let first = app.cells.firstMatch.label
      center(table).press(
        forDuration: 0, thenDragTo: center(table).withOffset(CGVector(dx: 0, dy: -200)))
      test.note("\(app.cells.firstMatch.label != first)")
      center(table).press(forDuration: 0, thenDragTo: center(row))
    }
    #expect(outcome.notes == ["true", "true", "tearDown"])
    #expect(
      outcome.failures == [
        "XCUICoordinate.press(forDuration:thenDragTo:) from an element to another one is not available "
          + "in Rehearsal: nothing is laid out. Drag between places of one element, or use swipeUp() "
          + "and its like"
      ])
  }

  @Test("a drag is a swipe to the left or the right, up or down, by its longer way")
  func directions() {
    let outcome = Playground.runGestures { app, test in
      let drag = { (element: XCUIElement, dx: Double, dy: Double) in
        let end = center(element).withOffset(CGVector(dx: dx, dy: dy))
        center(element).press(forDuration: 0, thenDragTo: end)
      }
      drag(app.cells.element(boundBy: 0), -30, 20)
      test.note("\(app.buttons["Delete"].exists)")
      drag(app.cells.element(boundBy: 1), 30, -20)
      test.note("\(app.buttons["Pin"].exists)")
      let table = app.tables.firstMatch
      drag(table, 20, -30)
      test.note("\(app.cells.firstMatch.label != "Row 0")")
      drag(table, -20, 30)
      test.note(app.cells.firstMatch.label)
    }
    #expect(outcome == .init(notes: ["true", "true", "true", "Row 0", "tearDown"]))
  }

  @Test("a tap at a place of the whole app is refused")
  func placesOfTheApp() {
    let outcome = Playground.runGestures { app, _ in center(app).tap() }
    #expect(
      outcome.failures == [
        "XCUICoordinate.tap() at a place of the app is not available in Rehearsal: nothing is laid "
          + "out. Use tap() and its like on an element"
      ])
  }

  @Test("a snapshot keeps what an element and the elements in it were, one of nothing is thrown")
  func snapshots() {
    let outcome = Playground.runGestures { app, test in
      let bar = try? app.navigationBars.firstMatch.snapshot()
      test.note("\(bar?.elementType == .navigationBar) \(bar?.children.map(\.label) ?? [])")
      do {
        _ = try app.buttons["Missing"].snapshot()
      } catch {
        test.note("\(error)".prefix(62).description)
      }
    }
    #expect(
      outcome
        == .init(
          notes: [
            "true [\"Gestures\"]", "Failed to get matching snapshot: No matches found for Elements",
            "tearDown",
          ]))
  }

  @Test("an app of Apple's never runs and has no elements; its launch is a failure")
  func otherApps() {
    let outcome = Playground.runGestures { _, test in
      let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      test.note("\(home.state == .notRunning) \(home.buttons["Allow"].exists)")
      test.note("\(home.buttons["Allow"].waitForExistence(timeout: 2))")
      home.launch()
    }
    #expect(outcome.notes == ["true false", "false", "tearDown"])
    #expect(
      outcome.failures == [
        "Failed to launch com.apple.springboard: com.apple.springboard is not here: a test runs the app "
          + "under test alone"
      ])
  }

  @Test("an audit finds elements without words, unless the handler takes them")
  func audits() {
    let outcome = Playground.run { app, test in
      try? app.performAccessibilityAudit()
      test.note("audited")
      try? app.performAccessibilityAudit(for: [.contrast, .dynamicType])
    }
    #expect(outcome == .init(notes: ["audited", "tearDown"]))
  }
}
