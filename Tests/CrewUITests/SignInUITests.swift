import HeadlessXCTest

/// Crew in XCUITest's words: on Apple's systems only the import differs.
final class SignInUITests: XCTestCase {
  var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-onboarded", "true"]
    app.launch()
  }

  override func tearDown() {
    app = nil
    super.tearDown()
  }

  private func signIn() {
    app.textFields["Email"].tap()
    app.textFields["Email"].typeText("ann@crew.example")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("secret")
    app.buttons["Sign in"].tap()
  }

  func testTheRightPasswordOpensTheShifts() {
    XCTAssertFalse(app.buttons["Sign in"].isEnabled)
    signIn()
    XCTAssertTrue(app.navigationBars["Shifts"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.tables.cells.firstMatch.waitForExistence(timeout: 5))
    XCTAssertEqual(app.tables.cells.count, 4)
    XCTAssertTrue(app.cells.element(boundBy: -1).staticTexts["Picker · Dock 7"].exists)
  }

  func testAWrongPasswordShowsAnAlertAndKeepsTheEmail() {
    app.textFields["Email"].tap()
    app.typeText("ann@crew.example")
    app.secureTextFields["Password"].tap()
    app.typeText("nope")
    app.buttons["Sign in"].tap()
    let alert = app.alerts["Sign in failed"]
    XCTAssertTrue(alert.waitForExistence(timeout: 5))
    alert.buttons["OK"].tap()
    XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
    XCTAssertEqual(app.textFields["Email"].value as? String, "ann@crew.example")
  }

  func testAPredicateIsWaitedForOnVirtualTime() {
    signIn()
    let cells = app.cells.containing(NSPredicate(format: "label CONTAINS[c] %@", "paradiso"))
    let appears = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: cells.firstMatch)
    wait(for: [appears], timeout: 10)
    XCTAssertEqual(cells.count, 1)
  }

  func testASleepMovesVirtualTime() {
    signIn()
    sleep(1)
    Thread.sleep(forTimeInterval: 1)
    XCTAssertTrue(app.navigationBars["Shifts"].exists)
  }

  func testASecondLaunchKeepsTheStorage() {
    signIn()
    XCTAssertTrue(app.navigationBars["Shifts"].waitForExistence(timeout: 5))
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertTrue(app.navigationBars["Shifts"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testTheHomeButtonSendsTheAppToTheBackground() {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 1))
    app.activate()
    XCTAssertTrue(app.buttons["Sign in"].isHittable)
  }
}
