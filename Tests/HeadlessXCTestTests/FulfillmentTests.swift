import Foundation
import Testing

@testable import HeadlessXCTest

/// A test case that keeps its own failures.
nonisolated private final class KeepingCase: XCTestCase {
  private(set) var failures: [String] = []

  override func report(_ failure: String, file: String, line: Int) {
    failures.append("\(failure) at \(file):\(line)")
  }
}

@MainActor
@Suite("Expectations that are awaited on virtual time", .serialized)
struct FulfillmentTests {
  @Test("an awaited expectation that fails is a failure of the test at its line")
  nonisolated func failure() async {
    let test = KeepingCase(name: "test") { _ in }
    let missing = XCTestExpectation(description: "reply")
    await test.fulfillment(of: [missing], timeout: 2, file: "a.swift", line: 7)
    missing.fulfill()
    await test.fulfillment(of: [missing], timeout: 2, file: "a.swift", line: 8)
    #expect(
      test.failures == [
        "Asynchronous wait failed: Exceeded timeout of 2.0 seconds, with unfulfilled "
          + "expectations: \"reply\" at a.swift:7"
      ])
  }

  @Test("in a task, a test that ends at a failure records its first one alone")
  nonisolated func stopped() async {
    let (ending, goingOn) = (KeepingCase(name: "a") { _ in }, KeepingCase(name: "b") { _ in })
    ending.continueAfterFailure = false
    #expect([ending, goingOn].map(\.continueAfterFailure) == [false, true])
    for test in [ending, goingOn] {
      test.fail("first", file: "a.swift", line: 1)
      test.fail("second", file: "a.swift", line: 2)
    }
    #expect(ending.failures == ["first at a.swift:1"])
    #expect(goingOn.failures == ["first at a.swift:1", "second at a.swift:2"])
  }
}
