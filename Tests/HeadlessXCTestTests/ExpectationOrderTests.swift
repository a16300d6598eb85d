import Testing
import VirtualTime

@testable import HeadlessXCTest

/// An expectation that is fulfilled at its second look after a time.
private final class LateExpectation: XCTestExpectation {
  var hasEnded: @MainActor () -> Bool = { false }
  private(set) var looks = 0

  nonisolated override init(description: String) { super.init(description: description) }

  override func evaluate() {
    guard hasEnded() else { return }
    looks += 1
    if looks == 2 { fulfill() }
  }
}

/// An expectation of a predicate that counts its looks after a time.
private final class LatePredicateExpectation: XCTNSPredicateExpectation {
  var hasEnded: @MainActor () -> Bool = { false }
  private(set) var looks = 0

  nonisolated override init(predicate: NSPredicate, object: Any?) {
    super.init(predicate: predicate, object: object)
  }

  nonisolated override init(description: String) { super.init(description: description) }

  override func evaluate() {
    if hasEnded() { looks += 1 }
  }
}

@MainActor
@Suite("Order and end of expectations", .serialized)
struct ExpectationOrderTests {
  @Test(
    "an order of fulfillment matters only where it is enforced",
    arguments: [
      ("ab", true, XCTWaiter.Result.completed), ("ba", true, .incorrectOrder),
      ("ab", false, .completed), ("ba", false, .completed), ("a", true, .timedOut),
    ])
  func order(_ order: String, isEnforced: Bool, result: XCTWaiter.Result) {
    let expectations = ["a", "b"].map { XCTestExpectation(description: $0) }
    for name in order {
      expectations.first { $0.expectationDescription == "\(name)" }?.fulfill()
    }
    #expect(XCTWaiter.wait(for: expectations, timeout: 1, enforceOrder: isEnforced) == result)
  }

  @Test("an expectation that another thread fulfills while time runs out is looked at again")
  func otherThread() {
    let outcome = Playground.run { app, test in
      let late = LateExpectation(description: "late")
      late.hasEnded = { seconds(app) == 2 }
      test.note("\(XCTWaiter.wait(for: [late], timeout: 2)) \(late.looks) \(seconds(app))")
    }
    #expect(outcome == .init(notes: ["completed 2 2.0", "tearDown"]))
  }

  @Test("an expectation of a predicate is not looked at again when time has run out")
  func predicate() {
    let outcome = Playground.run { app, test in
      let late = LatePredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: app.buttons["Never"])
      late.hasEnded = { seconds(app) == 2 }
      test.note("\(XCTWaiter.wait(for: [late], timeout: 2)) \(late.looks) \(seconds(app))")
    }
    #expect(outcome == .init(notes: ["timedOut 1 2.0", "tearDown"]))
  }

  private func seconds(_ app: XCUIApplication) -> Double {
    Double(app.chain.app.run.clock?.now.nanoseconds ?? 0) / 1e9
  }
}
