import HeadlessDevice
import RehearsalCore
import VirtualTime

/// The evidence of one act: the screens before and after it, and what the app did.
final class Evidence {
  let app: AppUnderTest
  let reader: ActReader

  /// The acts before the act.
  let way: [Act]

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

  /// The trial after the act.
  let trial: Trial

  /// Whether the state after the act is met for the first time.
  let isNew: Bool

  private(set) lazy var settling = Settling(self)

  init(
    app: AppUnderTest, reader: ActReader, way: [Act], act: Act, before: Screen, after: Screen,
    error: SessionError?, marks: Marks, trial: Trial, isNew: Bool
  ) {
    (self.app, self.reader, self.way, self.act) = (app, reader, way, act)
    (self.before, self.after, self.error, self.marks) = (before, after, error, marks)
    (self.trial, self.isNew) = (trial, isNew)
  }

  /// The device.
  var device: Device { trial.session.device }

  /// The requests that the act sent.
  var sent: [Exchange] { Array(device.network.exchanges[marks.exchanges...]) }

  /// The findings of the act.
  var newFindings: [Finding] { Array(device.findings.all[marks.findings...]) }

  /// Returns a new trial that has performed the way and the act.
  func branch() throws -> Trial { try app.trial(after: way + [act]) }

  /// Returns a new trial that has performed the way.
  func branchBefore() throws -> Trial { try app.trial(after: way) }

  /// The numbers of what had happened before an act.
  struct Marks {
    let exchanges: Int
    let events: Int
    let findings: Int
    let workDone: Int
    let hadLeaks: Bool

    init(_ trial: Trial) {
      let device = trial.session.device
      exchanges = device.network.exchanges.count
      events = device.log.events.count
      findings = device.findings.all.count
      workDone = device.clock.workDone
      hadLeaks = trial.hasLeaks
    }
  }
}

/// The end of the pending work after an act, in a session of its own.
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
      let trial = try evidence.branch()
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
