import Foundation
import HeadlessXCTest

/// The ways in which UI tests let time pass that are not XCUITest's own.
final class WaitingUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() async throws {
    app = XCUIApplication()
    app.launchArguments = ["-onboarded", "true"]
    app.launch()
    app.textFields["Email"].tap()
    app.textFields["Email"].typeText("ann@crew.example")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("secret")
    app.buttons["Sign in"].tap()
  }

  private var isSignedIn: Bool { app.navigationBars["Shifts"].exists }

  // MARK: Methods that are not async

  func testWorkThatATestDelaysRunsOnVirtualTime() {
    let signedIn = expectation(description: "signed in")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [app] in
      XCTAssertEqual(app?.navigationBars["Shifts"].exists, true)
      signedIn.fulfill()
    }
    waitForExpectations(timeout: 3)
  }

  func testDelayedWorkThatTapsAndDelaysMoreRunsInOrder() {
    let isDone = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [app] in
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 1) { [app] in
        app?.cells.firstMatch.tap()
        XCTAssertEqual(app?.navigationBars["Shifts"].exists, false)
        isDone.fulfill()
      }
    }
    XCTAssertEqual(XCTWaiter.wait(for: [isDone], timeout: 2.9), .timedOut)
    wait(for: [isDone], timeout: 0.2)
  }

  func testATaskThatSleepsBesideAWaitIsWaitedFor() {
    let isAwake = expectation(description: "awake")
    Task { [app] in
      try await Task.sleep(nanoseconds: 2_000_000_000)
      let isSignedIn = app?.navigationBars["Shifts"].exists
      XCTAssertEqual(isSignedIn, true)
      isAwake.fulfill()
    }
    wait(for: [isAwake], timeout: 60)
  }

  func testASemaphoreOfATaskIsWaitedFor() {
    let isAwake = DispatchSemaphore(value: 0)
    Task {
      try await Task.sleep(for: .seconds(2))
      isAwake.signal()
    }
    isAwake.wait()
    XCTAssertTrue(isSignedIn)
  }

  func testWorkOfAnotherThreadIsInTime() {
    let hasRun = expectation(description: "has run")
    DispatchQueue.global().async { hasRun.fulfill() }
    wait(for: [hasRun], timeout: 1)
  }

  func testDelayedWorkOutlivesASecondLaunch() {
    let isDue = expectation(description: "due")
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { isDue.fulfill() }
    app.terminate()
    app.launch()
    wait(for: [isDue], timeout: 5)
  }

  func testARunLoopMovesVirtualTime() {
    XCTAssertFalse(isSignedIn)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    XCTAssertTrue(isSignedIn)
  }

  // MARK: Methods that are async

  @MainActor
  func testATaskThatSleepsMovesVirtualTime() async throws {
    XCTAssertFalse(app.navigationBars["Shifts"].exists)
    try await Task.sleep(for: .seconds(2))
    XCTAssertTrue(app.navigationBars["Shifts"].exists)
  }

  func testATestOffTheMainThreadIsPerformedOnIt() async throws {
    XCTAssertFalse(isSignedIn)
    try await Task.sleep(nanoseconds: 2_000_000_000)
    XCTAssertTrue(isSignedIn)
    XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 1))
    app.cells.firstMatch.tap()
    XCTAssertFalse(isSignedIn)
  }

  func testAContinuationOfDelayedWorkMovesVirtualTime() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume() }
    }
    XCTAssertTrue(isSignedIn)
  }

  func testFulfillmentIsAwaitedOnVirtualTime() async {
    let signedIn = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.navigationBars["Shifts"])
    await fulfillment(of: [signedIn], timeout: 5)
  }

  func testFulfillmentByATaskThatSleepsIsInTimeOrNot() async {
    let isAwake = expectation(description: "awake")
    Task {
      try await Task.sleep(for: .seconds(3))
      isAwake.fulfill()
    }
    let early = await XCTWaiter.fulfillment(of: [isAwake], timeout: 2)
    XCTAssertEqual(early, .timedOut)
    let late = await XCTWaiter().fulfillment(of: [isAwake], timeout: 1.5)
    XCTAssertEqual(late, .completed)
  }
}
