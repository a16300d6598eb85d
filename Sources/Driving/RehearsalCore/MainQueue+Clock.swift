import CMainQueue
import Foundation
import HeadlessDevice
import VirtualTime

extension MainQueue {
  /// Lets captured work wait on the clock of the current device.
  static func provideClock() {
    main_queue_set_clock(
      main_queue_clock(
        uptime: { MainActor.assumeIsolated { Device.current.clock.now.nanoseconds } },
        date: {
          MainActor.assumeIsolated {
            Int64(Device.current.date.timeIntervalSince1970 * 1_000_000) * 1_000
          }
        },
        schedule: { delay, kind, work in
          let address = UInt(bitPattern: work)
          return MainActor.assumeIsolated {
            let scheduled = ScheduledWork(address, after: .nanoseconds(delay), kind)
            return UInt(bitPattern: Unmanaged.passUnretained(scheduled).toOpaque())
          }.pointer
        },
        cancel: { token in
          guard let token else { return }
          let address = UInt(bitPattern: token)
          MainActor.assumeIsolated {
            guard let token = address.pointer else { return }
            Unmanaged<ScheduledWork>.fromOpaque(token).takeUnretainedValue().cancel()
          }
        },
        advance: { limit, repeating in
          MainActor.assumeIsolated {
            MainQueue.advance(by: .nanoseconds(limit), withRepeatingTimers: repeating)
          }
        },
        pause: { duration in
          MainActor.assumeIsolated { Device.current.clock.pause(for: .nanoseconds(duration)) }
        }))
  }

  /// Lets the clock run to its next deadline for work that waits, if it comes within a limit.
  ///
  /// Repeating timers alone would go on for ever where the wait has no end.
  ///
  /// - Returns: whether something has run.
  private static func advance(by limit: Duration, withRepeatingTimers: Bool) -> Bool {
    let clock = Device.current.clock
    guard let next = clock.nextDeadline, withRepeatingTimers || !clock.hasOnlyRepeatingTimers,
      clock.now.duration(to: next) <= limit
    else { return false }
    return (try? clock.advanceToNextDeadline()) ?? false
  }
}

/// A piece of captured work on the virtual clock, which owns it until it runs or is cancelled.
private final class ScheduledWork {
  private var address: UInt?
  private var token: VirtualClock.Token?

  init(_ address: UInt, after delay: Duration, _ kind: main_queue_timer) {
    self.address = address
    token = Device.current.clock.schedule(after: delay, for: Self.purpose(of: kind)) { self.run() }
  }

  // The clock drops the work at the end of the app's process.
  deinit {
    if let address { main_queue_drop_scheduled(address.pointer) }
  }

  private func run() {
    guard let address else { return }
    self.address = nil
    token = nil
    main_queue_run_scheduled(address.pointer)
  }

  func cancel() { token?.cancel() }

  private static func purpose(of kind: main_queue_timer) -> VirtualClock.Purpose {
    switch kind {
    case main_queue_timer_sleep: .init(.sleep, "Task.sleep")
    case main_queue_timer_source: .init(.timer, "dispatch source")
    default: .init(.timer, "asyncAfter")
    }
  }
}

nonisolated extension UInt {
  /// The pointer with this address.
  fileprivate var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: self) }
}
