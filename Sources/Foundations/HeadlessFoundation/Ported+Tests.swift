internal import Dispatch
public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit
internal import VirtualTime

extension Ported {
  /// The movement of virtual time while a unit test waits, or a task sleeps in one.
  public final class TimeMovement {
    private enum Kind {
      case wait, sleep, test
    }

    /// The waits of tests; while there are any, no sleeping task moves time further than they do.
    private static var waits = 0
    /// The waits and sleeps; while there are any, an asynchronous test leaves time to them.
    private static var bounded = 0

    /// The turns of the main queue in which nothing is due before an asynchronous test moves time.
    private static let patience = 20
    /// The turns after a move, which need no time to begin.
    private static let patienceAfterMove = 5

    private let clock = Device.current.clock
    private let kind: Kind
    private let limit: VirtualClock.Instant
    private var isStopped = false
    private var idleTurns = 0
    /// Whether the main queue has run what the last move put on it, such as the rest of the test.
    private var hasSettled = true

    private init(_ kind: Kind, for duration: Duration) {
      self.kind = kind
      limit = clock.now.advanced(by: duration)
      if kind == .wait { Self.waits += 1 }
      if kind != .test { Self.bounded += 1 }
      moveLater()
    }

    fileprivate convenience init(_ seconds: TimeInterval) {
      self.init(.wait, for: .init(appSeconds: seconds))
    }

    convenience init(asleepFor duration: Duration) { self.init(.sleep, for: duration) }

    fileprivate static var test: TimeMovement { TimeMovement(.test, for: .zero) }

    /// Ends the movement.
    nonisolated public func stop() { MainActor.assumeIsolated { end() } }

    private func end() {
      guard !isStopped else { return }
      isStopped = true
      if kind == .wait { Self.waits -= 1 }
      if kind != .test { Self.bounded -= 1 }
      if kind == .test { UIApplication.shared.drainAutoreleased() }
    }

    /// Moves to the next deadline when the work that is due has had time to run.
    private func moveLater() {
      Dispatch.DispatchQueue.main.asyncAfter(deadline: Dispatch.DispatchTime.now() + 0.001) {
        MainActor.assumeIsolated { self.move() }
      }
    }

    private func move() {
      guard !isStopped else { return }
      takeTurn()
      moveLater()
    }

    /// Moves time as far as this kind of movement does in one turn of the main queue.
    ///
    /// In a nested run loop, which a session of another test or ``Ported/run(_:until:)`` runs, there is
    /// no turn: work that was put on the main queue before may still wait outside of it.
    func takeTurn() {
      guard !Device.isDriven, Ported.runningLoops == 0 else { return }
      switch kind {
      case .wait: moveWithinLimit()
      case .sleep where Self.waits == 0: moveWithinLimit()
      case .sleep: break
      case .test: moveInTest()
      }
    }

    private func moveWithinLimit() {
      guard let next = clock.nextDeadline, next <= limit else { return }
      _ = try? clock.advanceToNextDeadline()
    }

    /// Runs what is due; when nothing was for some turns, the test awaits something later.
    private func moveInTest() {
      guard Self.bounded == 0 else { return idleTurns = 0 }
      if let next = clock.nextDeadline, next <= clock.now {
        idleTurns = 0
        _ = try? clock.advanceToNextDeadline()
        return
      }
      idleTurns += 1
      // A test that blocks in a nested run loop keeps older work waiting, and needs time all the same.
      guard idleTurns > (hasSettled ? Self.patience : 10 * Self.patience) else { return }
      if clock.nextDeadline == nil {
        // The test looks at the date again and again.
        _ = try? clock.advance(by: .milliseconds(2))
      } else {
        moveToNextDeadline()
      }
    }

    private func moveToNextDeadline() {
      _ = try? clock.advanceToNextDeadline()
      idleTurns = Self.patience - Self.patienceAfterMove
      hasSettled = false
      Dispatch.DispatchQueue.main.async {
        MainActor.assumeIsolated { self.hasSettled = true }
      }
    }
  }

  /// Moves virtual time from deadline to deadline until it is stopped, and no further than a limit.
  nonisolated public static func moveTime(for seconds: TimeInterval) -> TimeMovement {
    MainActor.assumeIsolated { TimeMovement(seconds) }
  }

  /// Moves virtual time while an asynchronous test awaits something, until it is stopped.
  nonisolated public static func moveTimeInTest() -> TimeMovement {
    MainActor.assumeIsolated { .test }
  }

  /// Lets go of what UIKit has autoreleased when a test, or its preparation, has returned.
  nonisolated public static func endTurn() {
    MainActor.assumeIsolated { UIApplication.shared.drainAutoreleased() }
  }
}

extension Ported {
  /// The number of run loops that run until a date, one within the other; each moves time itself.
  fileprivate static var runningLoops = 0

  /// Runs a run loop until a date of the device: work on the main queue, and what is due until then.
  ///
  /// In a session the step itself does that, so there the call returns at once.
  nonisolated public static func run(_ loop: RunLoop, until date: Date) {
    guard let isDriven = onMain({ Device.isDriven }) else { return loop.run(until: date) }
    guard !isDriven else { return }
    onMain { runningLoops += 1 }
    defer { onMain { runningLoops -= 1 } }
    let time = onMain { TimeToRun(until: date) } ?? TimeToRun(duration: .zero)
    let end = onMain { Device.current.clock.now.advanced(by: time.duration) } ?? .zero
    // Two calls that only look what has happened do so at two times, as on a phone.
    if !time.isMoment { turn(loop) }
    while onMain({ moves(to: end) }) == true { turn(loop) }
  }

  /// Lets the main queue run what is there, and what that adds.
  ///
  /// Tasks on other threads get a moment, too.
  nonisolated private static func turn(_ loop: RunLoop) {
    for pause in [0.001, 0, 0] { _ = loop.run(mode: .default, before: Date() + pause) }
  }

  /// Moves to the next deadline, or to the end where there is none before it; returns whether it moved.
  private static func moves(to end: VirtualClock.Instant) -> Bool {
    let clock = Device.current.clock
    if let next = clock.nextDeadline, next <= end {
      return (try? clock.advanceToNextDeadline()) != nil
    }
    guard clock.now < end else { return false }
    return (try? clock.advance(to: end)) != nil
  }
}

/// The virtual time that a run loop runs for; a turn without time takes a millisecond, as others end.
nonisolated private struct TimeToRun {
  let duration: Duration
  var isMoment: Bool { duration <= .milliseconds(1) }

  init(duration: Duration) { self.duration = duration }

  @MainActor init(until date: Date) {
    let seconds = date.timeIntervalSince(Device.current.date)
    duration = max(.seconds(seconds), .milliseconds(1))
  }
}
