internal import Dispatch
public import Foundation
internal import HeadlessDevice
internal import VirtualTime

extension Ported {
  /// The movement of virtual time while a unit test waits, or a task sleeps in one.
  public final class TimeMovement {
    /// The waits of tests; while there are any, no sleeping task moves time further than they do.
    private static var waits = 0

    private let clock: VirtualClock
    private let isWait: Bool
    private let limit: VirtualClock.Instant
    private var isStopped = false

    fileprivate init(_ seconds: TimeInterval) {
      isWait = true
      Self.waits += 1
      clock = Device.current.clock
      limit = clock.now.advanced(by: .seconds(seconds))
      moveLater()
    }

    init(asleepFor duration: Duration) {
      isWait = false
      clock = Device.current.clock
      limit = clock.now.advanced(by: duration)
      moveLater()
    }

    /// Ends the movement.
    nonisolated public func stop() { MainActor.assumeIsolated { end() } }

    private func end() {
      if !isStopped, isWait { Self.waits -= 1 }
      isStopped = true
    }

    /// Moves to the next deadline when the work that is due has had time to run.
    private func moveLater() {
      Dispatch.DispatchQueue.main.asyncAfter(deadline: Dispatch.DispatchTime.now() + 0.001) {
        MainActor.assumeIsolated { self.move() }
      }
    }

    private func move() {
      guard !isStopped else { return }
      let canMove = isWait || Self.waits == 0
      if canMove, let next = clock.nextDeadline, next <= limit {
        _ = try? clock.advanceToNextDeadline()
      }
      moveLater()
    }
  }

  /// Moves virtual time from deadline to deadline until it is stopped, and no further than a limit.
  nonisolated public static func moveTime(for seconds: TimeInterval) -> TimeMovement {
    MainActor.assumeIsolated { TimeMovement(seconds) }
  }
}
