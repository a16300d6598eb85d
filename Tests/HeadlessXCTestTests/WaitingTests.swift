import HeadlessDevice
import RehearsalCore
import Testing
import VirtualTime

@testable import HeadlessXCTest

@MainActor
@Suite("Waiting in XCTest's words, on virtual time", .serialized)
struct WaitingTests {
  @Test("waitForExistence waits the whole timeout when the element does not come")
  func timeout() {
    let outcome = Playground.run { app, test in
      let start = now(app)
      test.note("\(app.staticTexts["Never"].waitForExistence(timeout: 7.5))")
      test.note("\(now(app) - start)")
    }
    #expect(outcome == .init(notes: ["false", "7.5", "tearDown"]))
  }

  @Test("waitForExistence returns at the event that brings the element")
  func existence() {
    let outcome = Playground.run { app, test in
      let start = now(app)
      test.note("\(app.staticTexts["Late"].waitForExistence(timeout: 10))")
      test.note("\(now(app) - start)")
    }
    #expect(outcome == .init(notes: ["true", "2.0", "tearDown"]))
  }

  @Test("sleep, usleep and Thread.sleep move virtual time")
  func sleeping() {
    let outcome = Playground.run { app, test in
      let start = now(app)
      sleep(3)
      usleep(500_000)
      Thread.sleep(forTimeInterval: 1.5)
      test.note("\(now(app) - start) \(app.staticTexts["Late"].exists)")
    }
    #expect(outcome == .init(notes: ["5.0 true", "tearDown"]))
  }

  @Test("an expectation that no one fulfills fails with its description")
  func unfulfilled() {
    let outcome = Playground.run { _, test in
      let reply = test.expectation(description: "reply")
      test.wait(for: [reply], timeout: 2)
    }
    #expect(
      outcome.failures == [
        "Asynchronous wait failed: Exceeded timeout of 2.0 seconds, with unfulfilled "
          + "expectations: \"reply\""
      ])
  }

  @Test("an expectation of a predicate is fulfilled at the event that makes it true")
  func predicate() {
    let outcome = Playground.run { app, test in
      let start = now(app)
      let count = NSPredicate(format: "count == 6")
      test.expectation(for: count, evaluatedWith: app.staticTexts)
      test.waitForExpectations(timeout: 5)
      let late = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Late"])
      test.note("\(XCTWaiter.wait(for: [late], timeout: 1)) \(now(app) - start)")
    }
    #expect(outcome == .init(notes: ["completed 2.0", "tearDown"]))
  }

  @Test("an inverted expectation and a wrong order fail by name")
  func kinds() {
    let outcome = Playground.run { _, test in
      let inverted = test.expectation(description: "never")
      inverted.isInverted = true
      inverted.fulfill()
      test.wait(for: [inverted], timeout: 1)
      let first = test.expectation(description: "first")
      let second = test.expectation(description: "second")
      second.fulfill()
      first.fulfill()
      test.wait(for: [first, second], timeout: 1, enforceOrder: true)
    }
    #expect(
      outcome.failures == [
        "Asynchronous wait failed: Fulfilled inverted expectations: \"never\"",
        "Failed due to expectations fulfilled in the wrong order",
      ])
  }

  @Test("an act waits up to three seconds for its element, as XCUITest's retries do")
  func retries() {
    let outcome = Playground.run { app, test in
      app.staticTexts["Late"].tap()
      test.note("\(app.staticTexts["Late"].exists)")
    }
    #expect(outcome.notes == ["true", "tearDown"])
  }

  private func now(_ app: XCUIApplication) -> Double {
    let instant = app.chain.app.run.session?.device.clock.now.nanoseconds ?? 0
    return Double(instant) / 1e9
  }
}
