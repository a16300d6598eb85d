public import Dispatch
import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit
internal import VirtualTime

extension Ported {
  /// Runs work on the main actor when the current work is done, in order.
  ///
  /// Every queue of a ported app runs there, so that nothing races.
  nonisolated public static func async(_ work: @escaping @MainActor () -> Void) {
    Dispatch.DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }

  /// The time on the virtual clock, for deadlines such as `.now() + 1`.
  nonisolated public static var dispatchTime: DispatchTime {
    let now = onMain { Device.current.clock.now } ?? .zero
    return DispatchTime(uptimeNanoseconds: now.uptimeNanoseconds)
  }

  /// Runs work on the main actor when the virtual clock has reached a deadline.
  nonisolated public static func after(
    _ deadline: DispatchTime, fileID: StaticString, line: UInt,
    _ work: @escaping @MainActor () -> Void
  ) {
    let (now, then) = (dispatchTime.uptimeNanoseconds, deadline.uptimeNanoseconds)
    let delay = then > now ? then - now : 0
    schedule(.nanoseconds(Int64(clamping: delay)), fileID: fileID, line: line, work)
  }

  /// Runs work on the main actor when the date is that of a deadline.
  ///
  /// A wall time is the negative number of nanoseconds since 1970; the rest is rounded to milliseconds,
  /// since the system's clock moves in between.
  nonisolated public static func after(
    _ deadline: DispatchWallTime, fileID: StaticString, line: UInt,
    _ work: @escaping @MainActor () -> Void
  ) {
    let rest = Int64(bitPattern: DispatchWallTime.now().rawValue &- deadline.rawValue)
    let delay = Duration.milliseconds((max(0, rest) + 500_000) / 1_000_000)
    schedule(delay, fileID: fileID, line: line, work)
  }

  nonisolated private static func schedule(
    _ delay: Duration, fileID: StaticString, line: UInt, _ work: @escaping @MainActor () -> Void
  ) {
    let start: @MainActor () -> Void = {
      Device.current.clock.schedule(
        after: delay, for: .init(.timer, "asyncAfter"), fileID: fileID, line: line
      ) { work() }
    }
    if MainQueueMark.isHere {
      MainActor.assumeIsolated { start() }
    } else {
      async(start)
    }
  }

  /// Sleeps on the virtual clock, which moves for it where no session moves it, as in a unit test.
  public static func sleep(
    for duration: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let movement = Device.isDriven ? nil : TimeMovement(asleepFor: duration)
    defer { movement?.stop() }
    try await Device.current.clock.sleep(for: duration, fileID: fileID, line: line)
  }
}
