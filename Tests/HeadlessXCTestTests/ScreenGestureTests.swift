import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Gestures on the whole screen", .serialized)
struct ScreenGestureTests {
  private static func rows(_ app: XCUIApplication) -> String {
    let labels = app.cells.allElementsBoundByIndex.map(\.label)
    return "\(labels.first ?? "") … \(labels.last ?? "")"
  }

  @Test("a swipe up or down moves a table by its visible rows but one, and not past its ends")
  func table() {
    let outcome = Playground.runGestures { app, test in
      let table = app.tables.firstMatch
      test.note(Self.rows(app))
      table.swipeUp()
      test.note(Self.rows(app))
      app.cells.firstMatch.swipeUp()
      test.note(Self.rows(app))
      table.swipeDown()
      test.note(Self.rows(app))
      for _ in 0..<9 { table.swipeUp() }
      test.note(Self.rows(app))
      for _ in 0..<9 { table.swipeDown() }
      test.note(Self.rows(app))
    }
    #expect(
      outcome
        == .init(notes: [
          "Row 0 … Row 29", "Row 29 … Row 58", "Row 30 … Row 59", "Row 1 … Row 30",
          "Row 30 … Row 59", "Row 0 … Row 29", "tearDown",
        ]))
  }

  @Test("a swipe on the app scrolls the list of its screen; a tap on it does nothing")
  func app() {
    let outcome = Playground.runGestures { app, test in
      app.swipeUp()
      test.note(Self.rows(app))
      app.swipeDown()
      test.note(Self.rows(app))
      app.tap()
      app.doubleTap()
      app.press(forDuration: 1)
      test.note(GestureViewController.notes.joined(separator: ", "))
      app.swipeLeft()
      test.note("\(app.buttons["Delete"].exists) \(app.buttons["Pin"].exists)")
      app.windows.firstMatch.swipeRight()
      test.note("\(app.buttons["Delete"].exists) \(app.buttons["Pin"].exists)")
    }
    #expect(
      outcome
        == .init(notes: [
          "Row 29 … Row 58", "Row 0 … Row 29", "", "true false", "false true", "tearDown",
        ]))
  }
}
