public import Foundation

nonisolated extension XCTWaiter {
  /// Awaits on virtual time that all expectations are fulfilled, or that a time has passed.
  public static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async -> Result {
    let references = expectations.map(MainThreadReference.init)
    return await awaited(references, timeout, enforceOrder)
  }

  /// Awaits on virtual time that all expectations are fulfilled, or that a time has passed.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async -> Result {
    await Self.fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }

  /// Moves time event by event, and lets the test's tasks and blocks run in between.
  @MainActor private static func awaited(
    _ expectations: [MainThreadReference<XCTestExpectation>], _ timeout: TimeInterval,
    _ enforceOrder: Bool
  ) async -> Result {
    let wait = ExpectationWait(expectations.map(\.object))
    let test = TestRun.current
    test.delays.beginWait()
    defer { test.delays.endWait() }
    var left = Duration.seconds(min(timeout, longest))
    await test.delays.letTasksRun()
    while !wait.isOver, left > .zero, let run = test.foremost {
      left -= run.waitForNextEvent(within: left)
      await test.delays.letTasksRun()
    }
    return wait.result(enforcesOrder: enforceOrder)
  }

  /// The longest wait, for a timeout without an end: a day.
  private static var longest: TimeInterval { 24 * 60 * 60 }
}

nonisolated extension XCTestCase {
  /// Awaits on virtual time that all expectations are fulfilled; a failure if the time runs out.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let result = await XCTWaiter.fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder)
    onMain { ExpectationWait(expectations).failure(result, timeout) }
      .map { fail($0, file: "\(file)", line: Int(line)) }
  }
}
