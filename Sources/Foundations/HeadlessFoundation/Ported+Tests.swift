internal import Dispatch
public import Foundation
internal import HeadlessDevice
internal import VirtualTime

extension Ported {
  /// The movement of virtual time while a unit test waits.
  public final class TimeMovement {
    private let clock: VirtualClock
    private let limit: VirtualClock.Instant
    private var isStopped = false

    fileprivate init(_ seconds: TimeInterval) {
      clock = Device.current.clock
      limit = clock.now.advanced(by: .seconds(seconds))
      moveLater()
    }

    /// Ends the movement.
    nonisolated public func stop() { MainActor.assumeIsolated { isStopped = true } }

    /// Moves to the next deadline when the work that is due has had time to run.
    private func moveLater() {
      Dispatch.DispatchQueue.main.asyncAfter(deadline: Dispatch.DispatchTime.now() + 0.001) {
        MainActor.assumeIsolated { self.move() }
      }
    }

    private func move() {
      guard !isStopped else { return }
      if let next = clock.nextDeadline, next <= limit { _ = try? clock.advanceToNextDeadline() }
      moveLater()
    }
  }

  /// Moves virtual time from deadline to deadline until it is stopped, and no further than a limit.
  nonisolated public static func moveTime(for seconds: TimeInterval) -> TimeMovement {
    MainActor.assumeIsolated { TimeMovement(seconds) }
  }
}
