import Coordination
import HeadlessDevice
import VirtualTime

extension Session {
  /// Checks an expectation, letting virtual time pass event by event until it holds.
  ///
  /// Nothing sleeps: where nothing is pending within the limit, the answer is there at once.
  /// Snapshots are kept by whoever runs the script, and always fail here.
  ///
  /// - Returns: how much virtual time passed.
  /// - Throws: ``ExpectationFailure`` with what was expected and what was seen.
  @discardableResult
  public func expect(_ expectation: Expectation) throws(ExpectationFailure) -> Duration {
    let start = device.clock.now
    defer { noteWhoLeft() }
    try running { () throws(ExpectationFailure) in
      try waitUntilMet(expectation, since: start)
      if expectation.isNegated, let duration = expectation.duration {
        try stay(expectation, for: duration, since: start)
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

  private func stay(
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
      reportMistakes()
    } catch {
      throw ExpectationFailure(
        expected: expectation.description, seen: error.message,
        waited: start.duration(to: device.clock.now))
    }
  }
}
