/// A clock that moves only when told to, and runs work in order of deadline, then of scheduling.
///
/// The clock has no tick. Advancing it goes from deadline to deadline. While a piece of work runs,
/// ``now`` is exactly the instant that work was due.
///
/// The clock is a plain class: it belongs to the isolation domain that created it. It therefore has
/// the members of Swift's `Clock` (`now`, `minimumResolution`, `sleep`) without the conformance,
/// which would demand `Sendable`; see Docs/Decisions.md.
public final class VirtualClock {
  /// The number of pieces of work that may each schedule the next one at the same instant.
  ///
  /// A longer chain makes the clock throw ``Livelock``. Work that is scheduled side by side, such as
  /// one piece for each of many rows, has the limit ``instantLimit``.
  public static let livelockLimit = 10_000

  /// The number of pieces of work that may run at one instant before the clock throws ``Livelock``.
  public static let instantLimit = 100_000

  /// The current instant: the last one the clock advanced to.
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  public private(set) var now: Instant

  /// The number of pieces of work that have run since the clock was created.
  @exclusivity(unchecked)
  public private(set) var workDone = 0

  /// The diagnostics of this clock, for code without an isolation.
  package let diagnostics = ClockDiagnostics()

  var queue = WorkQueue()
  var associatedObjects: [ObjectIdentifier: AnyObject] = [:]
  private var nextSerial: UInt64 = 0

  private var workAtThisInstant = 0

  /// The number of pieces of work that led to the running one at this instant; nil if none runs.
  private var runningDepth: Int?

  /// Creates a clock set to an instant.
  public init(now: Instant = .zero) {
    self.now = now
    diagnostics.now = now
    diagnostics.drivenClock = self
  }

  /// Schedules work at an instant; an instant that has passed counts as now.
  ///
  /// O(log n) in the number of pending pieces of work.
  ///
  /// - Parameters:
  ///   - instant: the instant the work is due.
  ///   - purpose: the description of the work in reports of pending work.
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
    let depth = instant <= now ? (runningDepth ?? -1) + 1 : 0
    let work = Work(
      due: max(instant, now), serial: nextSerial, depth: depth, purpose: purpose,
      fileID: fileID, line: line, action: action)
    nextSerial += 1
    queue.insert(work)
    return Token(work: work, clock: self)
  }

  /// Schedules work after a delay; a negative delay counts as zero.
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

  /// The instant the next piece of work is due; nil while nothing is pending.
  public var nextDeadline: Instant? { queue.first?.due }

  /// Advances the clock by a duration and runs the work that falls due on the way.
  ///
  /// - Parameter duration: the duration; a negative one counts as zero.
  /// - Throws: ``Livelock`` when too much work runs at one instant.
  public func advance(by duration: Duration) throws(Livelock) {
    try advance(to: now.advanced(by: max(duration, .zero)))
  }

  /// Advances the clock to an instant and runs the work due up to and including it.
  ///
  /// - Throws: ``Livelock`` when too much work runs at one instant.
  public func advance(to instant: Instant) throws(Livelock) {
    // The limits are for one call: a caller may advance by zero any number of times.
    workAtThisInstant = 0
    while let work = queue.first, work.due <= instant {
      try run(work)
    }
    move(to: max(now, instant))
  }

  /// Advances the clock to the next deadline and runs the work due there.
  ///
  /// - Returns: whether there was any work.
  /// - Throws: ``Livelock`` when too much work runs at that instant.
  @discardableResult
  public func advanceToNextDeadline() throws(Livelock) -> Bool {
    guard let deadline = nextDeadline else { return false }
    try advance(to: deadline)
    return true
  }

  /// Runs the work that is due now without advancing the clock.
  ///
  /// - Throws: ``Livelock`` when too much work runs at this instant.
  public func runDueWork() throws(Livelock) {
    try advance(to: now)
  }

  /// Moves the clock on and runs nothing, as while the main thread sleeps: what falls due runs late.
  package func pause(for duration: Duration) {
    move(to: now.advanced(by: max(duration, .zero)))
  }

  /// Ends the app's process: cancels its work, and removes what it registered with the system.
  package func endProcess() {
    cancelAllWork()
    diagnostics.endProcess()
  }

  /// Cancels all pending work, and returns its actions.
  package func takeWork() -> [Any] {
    var actions: [Any] = []
    while let work = queue.first {
      queue.remove(work)
      if let action = work.take() { actions.append(action) }
    }
    return actions
  }

  /// Cancels all pending work, as the end of a process does.
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
    guard work.depth < Self.livelockLimit, workAtThisInstant < Self.instantLimit else {
      work.depth = 0
      throw Livelock(instant: now, last: PendingWork(work))
    }
    workAtThisInstant += 1
    workDone += 1
    queue.remove(work)
    let outerDepth = runningDepth
    runningDepth = work.depth
    work.run()
    runningDepth = outerDepth
  }

  private func move(to instant: Instant) {
    guard instant > now else { return }
    now = instant
    diagnostics.now = instant
    workAtThisInstant = 0
  }
}
