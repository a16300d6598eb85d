import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import VirtualTime

extension Act {
  /// A wait whose duration depends on what is pending when it is performed.
  enum Waiting: String {
    /// Until the next pending work.
    case event = "the next event"
    /// Until the next answer.
    case answer = "the next answer"
  }

  /// Creates a wait for what is pending.
  init(_ waiting: Waiting) {
    self.init(lines: [waiting.rawValue], kind: .time, work: [])
    self.waiting = waiting
  }

  /// Creates an act of one action, with its line.
  init(_ action: Action, _ kind: Kind = .user) {
    self.init(lines: ["\(action)"], kind: kind, work: [.act(action)])
  }

  /// Returns the wait with its duration on a clock; the act itself if it is no such wait.
  ///
  /// The duration is rounded up to milliseconds, as scripts have them.
  func resolved(on clock: VirtualClock) -> Act {
    guard let waiting else { return self }
    let deadline =
      waiting == .event
      ? clock.nextDeadline
      : clock.pending.first { $0.purpose.kind == .request }?.due ?? clock.nextDeadline
    let delay = deadline.map { clock.now.duration(to: $0) } ?? .zero
    return Act(.wait(delay.roundedUp), .time)
  }
}

extension Duration {
  /// The duration in whole milliseconds, at least one.
  var roundedUp: Duration {
    let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    return .milliseconds(max(1, (nanoseconds + 999_999) / 1_000_000))
  }
}
