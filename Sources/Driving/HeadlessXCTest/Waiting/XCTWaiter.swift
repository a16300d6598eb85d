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
    let wanted = expectations.filter { !$0.isInverted }
    let inverted = expectations.filter(\.isInverted)
    let isDone = { @MainActor in
      for expectation in expectations { expectation.evaluate() }
      let isComplete = inverted.isEmpty && wanted.allSatisfy(\.isFulfilled)
      return isComplete || inverted.contains(where: \.isFulfilled)
    }
    if !isDone(), let run = TestRun.current.foremost {
      _ = run.wait(upTo: .seconds(timeout), until: isDone)
    }
    if inverted.contains(where: \.isFulfilled) { return .invertedFulfillment }
    guard wanted.allSatisfy(\.isFulfilled) else { return .timedOut }
    let orders = wanted.compactMap(\.order)
    return enforceOrder && orders != orders.sorted() ? .incorrectOrder : .completed
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
    guard result != .completed else { return }
    let message = onMain { Self.message(of: result, expectations, timeout) }
    fail(message, file: "\(file)", line: Int(line))
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

  @MainActor private static func message(
    of result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ timeout: TimeInterval
  ) -> String {
    func names(_ chosen: [XCTestExpectation]) -> String {
      chosen.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
    }
    switch result {
    case .incorrectOrder: return "Failed due to expectations fulfilled in the wrong order"
    case .invertedFulfillment:
      return "Asynchronous wait failed: Fulfilled inverted expectations: "
        + names(expectations.filter { $0.isInverted && $0.isFulfilled })
    default:
      return "Asynchronous wait failed: Exceeded timeout of \(timeout) seconds, with unfulfilled "
        + "expectations: " + names(expectations.filter { !$0.isInverted && !$0.isFulfilled })
    }
  }
}
