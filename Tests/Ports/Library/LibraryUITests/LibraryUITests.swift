// swift-format-ignore-file
import XCTest

final class LibraryUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  @MainActor
  func testABookIsLent() throws {
    app.tables.cells.containing(.staticText, identifier: "Dracula").firstMatch.tap()
    XCTAssertTrue(app.navigationBars["Dracula"].waitForExistence(timeout: 2))
    app.buttons["Lend"].tap()
    let thanks = app.alerts["Thank you"]
    XCTAssertTrue(thanks.waitForExistence(timeout: 5))
    thanks.buttons["OK"].tap()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.staticTexts["lent out"].exists)
  }

  @MainActor
  func testANewBookNeedsATitle() {
    BookListPage(app: app).add("Emma's sister")
    XCTAssertEqual(app.tables.cells.count, 3)
  }

  @MainActor
  func testLaunchPerformance() throws {
    measure(metrics: [XCTApplicationLaunchMetric()]) {
      XCUIApplication().launch()
    }
  }
}

@MainActor
private struct BookListPage {
  let app: XCUIApplication

  func add(_ title: String) {
    app.navigationBars.buttons["Add"].tap()
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText(title)
    app.buttons["Save"].tap()
  }
}
