/// Time that moves only when somebody moves it: work in order of its deadline, then of its scheduling.
///
/// A clock has no tick. Advancing hops from deadline to deadline, and while a piece of work runs,
/// ``now`` is that work's own instant, never a stale or a later one.
///
/// The clock is a plain class: it belongs to the isolation domain that created it. It therefore has
/// the members of Swift's `Clock` (`now`, `minimumResolution`, `sleep`) without the conformance,
/// which would demand `Sendable`; see Docs/Decisions.md.
public final class VirtualClock {
  /// How many pieces of work may run at one instant before the clock calls it a livelock.
  public static let livelockLimit = 100_000

  /// The instant work runs at: the last one advanced to.
  public private(set) var now: Instant

  /// How many pieces of work have run since the clock was made.
  public private(set) var workDone = 0

  /// What code without an isolation notes about the work of this clock.
  package let ledger = ClockLedger()

  var queue = WorkQueue()
  var companions: [ObjectIdentifier: AnyObject] = [:]
  private var nextSerial: UInt64 = 0
  private var workAtThisInstant = 0

  /// Creates a clock that stands at an instant.
  public init(now: Instant = .zero) {
    self.now = now
    ledger.now = now
  }

  /// Schedules work at an instant; an instant that has passed means as soon as possible.
  ///
  /// O(log n) in the number of pending pieces of work.
  ///
  /// - Parameters:
  ///   - instant: when the work is due.
  ///   - purpose: what the work is, for those who ask what keeps the app busy.
  ///   - fileID: the file that scheduled the work.
  ///   - line: the line that scheduled the work.
  ///   - action: the work.
  /// - Returns: a token that cancels the work; dropping it cancels nothing.
  @discardableResult
  public func schedule(
    at instant: Instant, for purpose: Purpose = .work,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> Token {
    let work = Work(
      due: max(instant, now), serial: nextSerial, purpose: purpose,
      fileID: fileID, line: line, action: action)
    nextSerial += 1
    queue.insert(work)
    return Token(work: work, clock: self)
  }

  /// Schedules work after a delay; a delay below zero counts as zero.
  ///
  /// O(log n) in the number of pending pieces of work.
  @discardableResult
  public func schedule(
    after delay: Duration, for purpose: Purpose = .work,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> Token {
    schedule(
      at: now.advanced(by: delay), for: purpose, fileID: fileID, line: line, action)
  }

  /// The instant the next piece of work is due, or nil when nothing is pending.
  public var nextDeadline: Instant? { queue.first?.due }

  /// Moves time forward, running everything that falls due on the way, and stops at the end of it.
  ///
  /// - Parameter duration: how far; below zero counts as zero.
  /// - Throws: ``Livelock`` when one instant never ends.
  public func advance(by duration: Duration) throws(Livelock) {
    try advance(to: now.advanced(by: max(duration, .zero)))
  }

  /// Moves time forward to an instant, running everything due until then, that instant included.
  ///
  /// - Throws: ``Livelock`` when one instant never ends.
  public func advance(to instant: Instant) throws(Livelock) {
    // A driver may take any number of steps without letting time pass.
    workAtThisInstant = 0
    while let work = queue.first, work.due <= instant {
      try run(work)
    }
    move(to: max(now, instant))
  }

  /// Runs everything that is due at the next deadline.
  ///
  /// - Returns: whether there was anything to run.
  /// - Throws: ``Livelock`` when that instant never ends.
  @discardableResult
  public func advanceToNextDeadline() throws(Livelock) -> Bool {
    guard let deadline = nextDeadline else { return false }
    try advance(to: deadline)
    return true
  }

  /// Runs what is due now and moves no time.
  ///
  /// - Throws: ``Livelock`` when this instant never ends.
  public func runDueWork() throws(Livelock) {
    try advance(to: now)
  }

  /// Takes all pending work off the clock, as the end of a process does.
  public func cancelAllWork() {
    while let work = queue.first {
      queue.remove(work)
      work.drop()
    }
  }

  func remove(_ work: Work) {
    queue.remove(work)
  }

  private func run(_ work: Work) throws(Livelock) {
    move(to: work.due)
    guard workAtThisInstant < Self.livelockLimit else {
      workAtThisInstant = 0
      throw Livelock(instant: now, last: PendingWork(work))
    }
    workAtThisInstant += 1
    workDone += 1
    queue.remove(work)
    work.run()
  }

  private func move(to instant: Instant) {
    guard instant > now else { return }
    now = instant
    ledger.now = instant
    workAtThisInstant = 0
  }
}
