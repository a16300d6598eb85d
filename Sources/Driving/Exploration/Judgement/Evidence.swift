import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// The evidence of one act: the screens before and after it, and what the app did.
final class Evidence {
  let app: AppUnderTest
  let reader: ActReader

  /// The act.
  let act: Act

  /// The screen before the act.
  let before: Screen

  /// The screen after the act.
  let after: Screen

  /// The error of the act; nil if it was performed.
  let error: SessionError?

  /// The number of requests, events and findings before the act.
  let marks: Marks

  /// The trial after the act; a rule may let it go on, which is recorded in it.
  let trial: Trial

  /// Whether the state after the act is met for the first time.
  let isNew: Bool

  /// Whether an object has leaked after the act.
  let hasLeaks: Bool

  /// The requests that the act sent.
  let sent: [Exchange]

  /// The findings of the act.
  let newFindings: [Finding]

  /// The instant after the act.
  let instant: VirtualClock.Instant

  /// The values in storage after a relaunch; nil after another act.
  let stored: [String: StoredValue]?

  private let wayCount: Int

  private(set) lazy var settling = Settling(self)

  init(
    app: AppUnderTest, reader: ActReader, act: Act, before: Screen, after: Screen,
    error: SessionError?, marks: Marks, trial: Trial, isNew: Bool
  ) {
    (self.app, self.reader, self.act) = (app, reader, act)
    (self.before, self.after, self.error, self.marks) = (before, after, error, marks)
    (self.trial, self.isNew) = (trial, isNew)
    let device = trial.session.device
    hasLeaks = error == nil && trial.hasLeaks
    sent = Array(device.network.exchanges[marks.exchanges...])
    newFindings = Array(device.findings.all[marks.findings...])
    instant = device.clock.now
    stored = act.isRelaunch ? device.storage.values : nil
    wayCount = marks.performed
  }

  /// The acts before the act.
  var way: [Act] { Array(trial.performed[..<wayCount]) }

  /// The device.
  var device: Device { trial.session.device }

  /// The numbers of what had happened before an act.
  struct Marks {
    let exchanges: Int
    let events: Int
    let findings: Int
    let workDone: Int
    let looks: Int
    let stored: Int
    let performed: Int
    let instant: VirtualClock.Instant
    let hadLeaks: Bool

    init(_ trial: Trial, hadLeaks: Bool) {
      let device = trial.session.device
      exchanges = device.network.exchanges.count
      events = device.log.events.count
      findings = device.findings.all.count
      workDone = device.clock.workDone
      looks = LookChanges.count
      stored = device.storage.changeCount
      performed = trial.performed.count
      instant = device.clock.now
      self.hadLeaks = hadLeaks
    }
  }
}

/// The end of the pending work after an act, in the same session.
final class Settling {
  /// The virtual time that is waited for.
  static let limit = Duration.seconds(60)

  /// The screen at the end; nil if the app never ends its work at one instant.
  let screen: Screen?

  /// The requests that were sent after the act.
  let sent: [Exchange]

  /// The virtual time that passed.
  let waited: Duration

  /// The trial at the end.
  let trial: Trial?

  init(_ evidence: Evidence) {
    do {
      let trial = evidence.trial
      let count = trial.session.device.network.exchanges.count
      waited = try trial.settle(within: Self.limit)
      screen = trial.session.screen
      sent = Array(trial.session.device.network.exchanges[count...])
      self.trial = trial
    } catch {
      (screen, sent, waited, trial) = (nil, [], .zero, nil)
    }
  }
}
