public import Foundation

/// Waits for expectations on virtual time.
nonisolated public final class XCTWaiter {
  /// The result of a wait.
  public enum Result: Int, Sendable {
    /// All expectations were fulfilled.
    case completed = 1
    /// The time ran out.
    case timedOut
    /// They were fulfilled in another order.
    case incorrectOrder
    /// An inverted expectation was fulfilled.
    case invertedFulfillment
    /// Another waiter was interrupted.
    case interrupted
  }

  /// Creates a waiter.
  public init() {}

  /// Creates a waiter; the delegate is told nothing.
  public init(delegate: Any?) {}

  /// Waits until all expectations are fulfilled, or a time has passed.
  public static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }

  /// Waits until all expectations are fulfilled, or a time has passed.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    onMain { Self.result(of: expectations, timeout, enforceOrder) }
  }

  @MainActor private static func result(
    of expectations: [XCTestExpectation], _ timeout: TimeInterval, _ enforceOrder: Bool
  ) -> Result {
    let wait = ExpectationWait(expectations)
    if !wait.isOver, let run = TestRun.current.foremost {
      let delays = TestRun.current.delays
      delays.letTasksRun()
      let isOver = run.wait(upTo: .seconds(timeout)) { wait.isOver }
      if !isOver, wait.needsTest { delays.letThreadsRun { wait.isOver } }
    }
    return wait.result(enforcesOrder: enforceOrder)
  }
}

nonisolated extension XCTestCase {
  /// Creates an expectation.
  public func expectation(description: String) -> XCTestExpectation {
    Self.keep(XCTestExpectation(description: description))
  }

  /// Creates an expectation that an element, a query or another object satisfies a predicate.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?,
    handler: (() -> Bool)? = nil
  ) -> XCTestExpectation {
    Self.keep(XCTNSPredicateExpectation(predicate: predicate, object: object))
  }

  /// Waits on virtual time until all expectations are fulfilled; a failure if the time runs out.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let result = XCTWaiter.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
    onMain { ExpectationWait(expectations).failure(result, timeout) }
      .map { fail($0, file: "\(file)", line: Int(line)) }
  }

  /// Waits on virtual time for the expectations that the test created by `expectation(…)`.
  public func waitForExpectations(
    timeout: TimeInterval, handler: (((any Error)?) -> Void)? = nil
  ) {
    let pending = onMain {
      defer { TestRun.current.expectations = [] }
      return TestRun.current.expectations
    }
    let place = onMain { TestFailure.lastPlace } ?? TestPlace(file: "<unknown>", line: 0)
    wait(for: pending, timeout: timeout, file: place.file, line: place.line)
    handler?(nil)
  }

  private static func keep(_ expectation: XCTestExpectation) -> XCTestExpectation {
    onMain { TestRun.current.expectations.append(expectation) }
    return expectation
  }
}
