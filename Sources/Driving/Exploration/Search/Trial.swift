import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import VirtualTime

/// One session that performs acts from the launch.
final class Trial {
  let session: Session

  /// The number of acts that were performed.
  private(set) var actCount = 0

  init(_ session: Session) {
    self.session = session
  }

  /// Performs the lines of an act, without waiting for elements.
  ///
  /// - Throws: `SessionError` if the app refuses one of them, or never ends its work.
  func perform(_ act: Act) throws(SessionError) {
    actCount += 1
    for work in act.work { try perform(work) }
  }

  /// Performs the work of one line.
  func perform(_ work: Step.Work) throws(SessionError) {
    switch work {
    case .act(let action): try session.perform(action)
    case .arrange(let arrangement): try session.arrange(arrangement)
    case .expect(let expectation):
      do {
        try session.expect(expectation)
      } catch {
        throw SessionError("expected \(error.expected), seen: \(error.seen)")
      }
    case .repeated(let count, let steps):
      for _ in 0..<count { for step in steps { try perform(step.work) } }
    case .expectSnapshot: break
    }
  }

  /// Returns whether the app can go on: false if its work at one instant never ends.
  var canGoOn: Bool {
    (try? session.perform(.wait(.milliseconds(1)))) != nil
  }

  /// Runs the pending work, event by event, until only repeating timers are pending.
  ///
  /// - Returns: the virtual time that passed.
  /// - Throws: `SessionError` if the app's work at one instant never ends.
  @discardableResult
  func settle(within limit: Duration, events: Int = 400) throws(SessionError) -> Duration {
    let clock = session.device.clock
    let start = clock.now
    let end = start.advanced(by: limit)
    for _ in 0..<events {
      guard clock.pending.contains(where: { $0.purpose.period == nil }),
        let next = clock.nextDeadline, next <= end
      else { break }
      try session.perform(.wait(max(clock.now.duration(to: next), .nanoseconds(1))))
    }
    return start.duration(to: clock.now)
  }

  /// Whether an object has leaked; cheaper than the list of leaks.
  var hasLeaks: Bool {
    (try? session.expect(Expectation(.leaks, isNegated: true, within: .zero))) == nil
  }
}
