import Foundation

/// The expectations that a test waits for together.
struct ExpectationWait {
  private let expectations: [XCTestExpectation]
  private let wanted: [XCTestExpectation]
  private let inverted: [XCTestExpectation]

  init(_ expectations: [XCTestExpectation]) {
    self.expectations = expectations
    wanted = expectations.filter { !$0.isInverted }
    inverted = expectations.filter(\.isInverted)
  }

  /// Whether nothing that comes later can change the result.
  var isOver: Bool {
    for expectation in expectations { expectation.evaluate() }
    let isComplete = inverted.isEmpty && wanted.allSatisfy(\.isFulfilled)
    return isComplete || inverted.contains(where: \.isFulfilled)
  }

  /// Whether only the test's own code can fulfill what is missing.
  var needsTest: Bool {
    wanted.contains { !$0.isFulfilled && !($0 is XCTNSPredicateExpectation) }
  }

  /// Returns the result of the wait, after its end.
  func result(enforcesOrder: Bool) -> XCTWaiter.Result {
    if inverted.contains(where: \.isFulfilled) { return .invertedFulfillment }
    guard wanted.allSatisfy(\.isFulfilled) else { return .timedOut }
    let orders = wanted.compactMap(\.order)
    return enforcesOrder && orders != orders.sorted() ? .incorrectOrder : .completed
  }

  /// Returns the failure that XCTest reports for a result; nil if all were fulfilled.
  func failure(_ result: XCTWaiter.Result, _ timeout: TimeInterval) -> String? {
    switch result {
    case .completed: nil
    case .incorrectOrder: "Failed due to expectations fulfilled in the wrong order"
    case .invertedFulfillment:
      "Asynchronous wait failed: Fulfilled inverted expectations: "
        + names(inverted.filter(\.isFulfilled))
    default:
      "Asynchronous wait failed: Exceeded timeout of \(timeout) seconds, with unfulfilled "
        + "expectations: " + names(wanted.filter { !$0.isFulfilled })
    }
  }

  private func names(_ chosen: [XCTestExpectation]) -> String {
    chosen.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
  }
}
