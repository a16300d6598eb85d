import Coordination
import HeadlessDevice
import VirtualTime

extension Session {
  /// Checks an expectation, and runs scheduled work until it is met or its limit is reached.
  ///
  /// Nothing sleeps: the call returns at once if no work is pending within the limit.
  ///
  /// - Returns: the virtual time that passed.
  /// - Throws: ``ExpectationFailure`` with the expected and the observed state.
  @discardableResult
  public func expect(_ expectation: Expectation) throws(ExpectationFailure) -> Duration {
    let start = device.clock.now
    defer {
      observeLifetimes()
      observeMove()
    }
    try running { () throws(ExpectationFailure) in
      try waitUntilMet(expectation, since: start)
      if expectation.isNegated, let duration = expectation.duration {
        try checkContinuously(expectation, for: duration, since: start)
      }
    }
    return start.duration(to: device.clock.now)
  }

  private func waitUntilMet(
    _ expectation: Expectation, since start: VirtualClock.Instant
  ) throws(ExpectationFailure) {
    let end = start.advanced(by: expectation.limit)
    while holds(expectation.subject) == expectation.isNegated {
      guard let next = device.clock.nextDeadline, next <= end else {
        throw failure(of: expectation, since: start)
      }
      try step(expectation, since: start)
    }
  }

  private func checkContinuously(
    _ expectation: Expectation, for duration: Duration, since start: VirtualClock.Instant
  ) throws(ExpectationFailure) {
    let end = device.clock.now.advanced(by: duration)
    while let next = device.clock.nextDeadline, next <= end {
      try step(expectation, since: start)
      guard !holds(expectation.subject) else { throw failure(of: expectation, since: start) }
    }
    do {
      try device.clock.advance(to: end)
    } catch {
      throw ExpectationFailure(expected: expectation.description, seen: error.description)
    }
  }

  private func step(
    _ expectation: Expectation, since start: VirtualClock.Instant
  ) throws(ExpectationFailure) {
    do {
      try advanceToNextDeadline()
      reportFindings()
    } catch {
      throw ExpectationFailure(
        expected: expectation.description, seen: error.message,
        waited: start.duration(to: device.clock.now))
    }
  }
}
