import Testing
import VirtualTime

@testable import HeadlessXCTest

@MainActor
@Suite("Tests without an app, and values that are told as XCTest's", .serialized)
struct QuietTests {
  @Test("without an app a sleep takes real time, and delayed work is left to the system")
  func realTime() throws {
    var passed = Duration.zero
    _ = Playground.run(launches: false) { _, _ in
      passed = ContinuousClock().measure { usleep(3_000) }
    }
    #expect(passed >= .milliseconds(3))
    let work = try #require(DelayedWork(UnsafeMutableRawPointer(bitPattern: 8)))
    let run = TestRun(nil)
    #expect(!run.delay(work, by: .seconds(1)))
    #expect(run.delays.nextDeadline == nil)
  }

  @Test("tests run for one appearance, and too many fulfillments are no failure")
  func defaults() {
    #expect(!XCTestCase.runsForEachTargetApplicationUIConfiguration)
    #expect(!XCTestExpectation(description: "reply").assertForOverFulfill)
  }

  @Test("a snapshot has the value of a field, and none of an element without one")
  func values() {
    let outcome = Playground.run { app, test in
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Ann")
      for element in [app.textFields["Name"], app.buttons["Ask"]] {
        test.note("\((try? element.snapshot())?.value as? String ?? "none")")
      }
    }
    #expect(outcome == .init(notes: ["Ann", "none", "tearDown"]))
  }

  @Test("a banner is an element of another type, a tab is a button")
  func types() {
    #expect(XCUIElement.ElementType(.banner) == .other)
    #expect(XCUIElement.ElementType(.tab) == .button)
    #expect(XCUIElement.ElementType(.switch) == .switch)
  }

  @Test(
    "a predicate compares the object itself",
    arguments: [
      ("SELF == 'Ann'", true), ("SELF == 'Bob'", false), ("SELF BEGINSWITH 'A'", true),
      ("SELF == 'ann'", false), ("SELF ==[c] 'ann'", true),
    ])
  func itself(format: String, isMet: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: "Ann") == isMet)
  }
}
