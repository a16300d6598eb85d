import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import VirtualTime

/// One session that performs acts from the launch, and records them.
final class Trial {
  let session: Session

  /// The acts that were performed since the beginning of the exploration, without the refused ones.
  private(set) var performed: [Act] = []

  /// The acts that sent requests.
  private(set) var senders: [Sender] = []

  /// An act that sent requests, with the screens after it.
  struct Sender {
    /// The number of requests before the act.
    let firstExchange: Int

    /// The act's place among those performed.
    let act: Int

    /// The path of the screens after the act.
    let path: [String]
  }

  private let journal: ActJournal

  init(_ session: Session, _ journal: ActJournal) {
    self.session = session
    self.journal = journal
    journal.begin()
  }

  /// Performs an act, without waiting for elements, and records it.
  ///
  /// - Throws: `SessionError` if the app refuses one of its lines, or never ends its work.
  func perform(_ act: Act) throws(SessionError) {
    let act = act.resolved(on: session.device.clock)
    journal.add(act)
    let count = session.device.network.exchanges.count
    do throws(SessionError) {
      for work in act.work { try perform(work) }
    } catch {
      journal.refuse()
      throw error
    }
    performed.append(act)
    noteSender(after: count)
  }

  /// Notes that the last act sent the requests after a number of them.
  private func noteSender(after count: Int) {
    guard session.device.network.exchanges.count > count else { return }
    senders.append(
      Sender(firstExchange: count, act: performed.count - 1, path: session.screenPath))
  }

  /// Returns the act that sent the request at an index; nil for one sent before the exploration.
  func sender(of exchange: Int) -> Sender? {
    senders.last { $0.firstExchange <= exchange }
  }

  /// Performs an action as an act of its own.
  func perform(_ action: Action) throws(SessionError) {
    try perform(Act(action))
  }

  /// Performs the work of one line of a script's beginning; elements are waited for.
  func prepare(_ work: Step.Work) throws(SessionError) {
    if case .act(let action) = work {
      try session.perform(action)
    } else {
      try perform(work)
    }
  }

  private func perform(_ work: Step.Work) throws(SessionError) {
    switch work {
    case .act(.touch(let touch)): try session.perform(.limited(touch, within: .zero))
    case .act(let action): try session.perform(action)
    case .arrange(let arrangement): try session.arrange(arrangement)
    case .expect(let expectation): try expect(expectation)
    case .repeated(let count, let steps):
      for _ in 0..<count { for step in steps { try perform(step.work) } }
    case .expectSnapshot: break
    }
  }

  private func expect(_ expectation: Expectation) throws(SessionError) {
    do {
      try session.expect(expectation)
    } catch {
      throw SessionError("expected \(error.expected), seen: \(error.seen)")
    }
  }

  /// Runs the pending work, event by event, until only repeating timers are pending.
  ///
  /// The time that passes is recorded as one wait.
  ///
  /// - Returns: the virtual time that passed.
  /// - Throws: `SessionError` if the app's work at one instant never ends.
  @discardableResult
  func settle(within limit: Duration, events: Int = 400) throws(SessionError) -> Duration {
    let clock = session.device.clock
    let start = clock.now
    let end = start.advanced(by: limit)
    let count = session.device.network.exchanges.count
    for _ in 0..<events {
      guard !clock.hasOnlyRepeatingTimers, let next = clock.nextDeadline, next <= end else { break }
      journal.beat()
      try session.perform(.wait(clock.now.duration(to: next).roundedUp))
    }
    let passed = start.duration(to: clock.now)
    if passed > .zero {
      let wait = Act(.wait(passed), .time)
      performed.append(wait)
      journal.note(wait)
      noteSender(after: count)
    }
    return passed
  }

  /// Whether an object has leaked; cheaper than the list of leaks.
  var hasLeaks: Bool { session.hasLeaks }
}
