import Testing

@testable import HeadlessXCTest

nonisolated private struct Mishap: Error, CustomStringConvertible {
  let description: String
}

nonisolated private final class Person {
  let name = "Ann"
  let age = 41
}

@MainActor
@Suite("Test cases in XCTest's words", .serialized)
struct TestCaseTests {
  @Test(
    "teardown blocks run after the method, the newest first, also where a failure left it",
    arguments: [true, false])
  func teardownBlocks(continues: Bool) {
    let outcome = Playground.run(continuesAfterFailure: continues) { app, test in
      test.addTeardownBlock { test.note("first") }
      test.addTeardownBlock { throw Mishap(description: "second") }
      test.addTeardownBlock { test.note("third") }
      app.buttons["Nothing"].tap()
      test.note("goes on")
    }
    let last = outcome.notes.last
    #expect(Set(outcome.notes.filter { $0 != "goes on" }) == ["third", "first", "tearDown"])
    #expect(outcome.notes.filter { ["third", "first"].contains($0) } == ["third", "first"])
    #expect(outcome.notes.contains("goes on") == continues && last != "goes on")
    #expect(outcome.failures.count == 2 && outcome.failures.last == "second")
  }

  @Test("an expectation waits under a description and a number of fulfillments that are set later")
  func expectation() {
    let outcome = Playground.run { _, test in
      let reply = test.expectation(description: "reply")
      reply.expectationDescription = "two replies"
      reply.expectedFulfillmentCount = 2
      test.note("\(reply.expectationDescription) \(reply.expectedFulfillmentCount)")
      reply.fulfill()
      test.note("\(XCTWaiter.wait(for: [reply], timeout: 1))")
      test.wait(for: [reply], timeout: 1)
      reply.fulfill()
      test.note("\(XCTWaiter.wait(for: [reply], timeout: 1))")
    }
    #expect(outcome.notes == ["two replies 2", "timedOut", "completed", "tearDown"])
    #expect(
      outcome.failures == [
        "Asynchronous wait failed: Exceeded timeout of 1.0 seconds, with unfulfilled "
          + "expectations: \"two replies\""
      ])
  }

  @Test("an element that is not there does not exist and is not hittable, and has no other value")
  func absent() {
    let outcome = Playground.run { app, test in
      let nothing = app.buttons["Nothing"]
      for format in ["exists == NO", "hittable == NO", "isHittable == YES", "label == nil"] {
        let isMet = NSPredicate(format: format).evaluate(with: nothing)
        test.note("\(isMet)")
      }
    }
    #expect(outcome.notes == ["true", "true", "false", "true", "tearDown"])
  }

  @Test(
    "a predicate reads the keys of dictionaries and the properties of objects",
    arguments: [
      ("name == 'Ann'", true), ("age == 41", true), ("age > -1", true), ("age < -1", false),
      ("size == nil", true), ("name == 'Bob'", false),
    ])
  func properties(format: String, isMet: Bool) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.evaluate(with: Person()) == isMet)
    #expect(predicate.evaluate(with: ["name": "Ann", "age": 41]) == isMet)
    #expect(!predicate.evaluate(with: nil) || format.hasSuffix("nil"))
  }

  @Test("a failure lists the element with its state: focused, set, disabled")
  func lines() {
    let outcome = Playground.run { app, test in
      app.textFields["Name"].tap()
      app.switches["Sound"].tap()
      for element in [app.textFields["Name"], app.switches["Sound"], app.buttons["Send"]] {
        test.note(Resolution(element.chain).element?.line ?? "none")
      }
      app.buttons["Send"].typeText("a")
      app.buttons["Nothing"].typeText("a")
    }
    #expect(
      outcome.notes == [
        "TextField, label: 'Name', placeholderValue: 'Name', value: , Keyboard Focused",
        "Switch, label: 'Sound', value: 1", "Button, label: 'Send', Disabled", "tearDown",
      ])
    #expect(outcome.failures.count == 2)
    #expect(outcome.failures.first?.contains("has keyboard focus") == true)
    #expect(outcome.failures.last?.hasPrefix("Failed to type into") == true)
  }

  @Test("a tap with two fingers or several taps at once is refused by its name")
  func refused() {
    let outcome = Playground.run { app, _ in
      app.buttons["Ask"].tap(withNumberOfTaps: 2, numberOfTouches: 2)
      app.buttons["Ask"].twoFingerTap()
    }
    #expect(
      outcome.failures.map { $0.prefix { $0 != " " } }
        == ["XCUIElement.tap(withNumberOfTaps:numberOfTouches:)", "XCUIElement.twoFingerTap()"])
  }
}
