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
    schedule(.nanoseconds(Int64(delay)), fileID: fileID, line: line, work)
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
