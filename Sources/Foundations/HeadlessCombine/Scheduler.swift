public import Dispatch
public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit
internal import VirtualTime

/// A context that runs work, at once or later.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The options of scheduled work.
  associatedtype SchedulerOptions

  /// The present time.
  var now: SchedulerTimeType { get }
  /// The shortest tolerance.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time and after each interval from it, until the answer is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs work at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance ?? minimumTolerance, options: nil, action) }

  /// Runs work at a time and after each interval from it, until the answer is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: tolerance ?? minimumTolerance,
      options: options, action)
  }

  /// Runs work once after a length of time, unless the answer is cancelled before.
  ///
  /// - Parameter kind: What is pending, where the scheduler runs on the virtual clock.
  func later(
    _ delay: SchedulerTimeType.Stride, _ kind: VirtualClock.Purpose.Kind,
    _ options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let delay = delay as? SchedulerStride, self is any ClockScheduler {
      return Device.current.clock.scheduleCombine(after: delay.duration, kind, action)
    }
    let work = OneTimeWork(action)
    work.token = schedule(
      after: now.advanced(by: delay), interval: delay, tolerance: minimumTolerance,
      options: options, work.run)
    return work
  }
}

/// Work of a scheduler that can be cancelled only where it repeats.
private final class OneTimeWork: Cancellable {
  var token: (any Cancellable)?
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    let action = action
    cancel()
    action?()
  }

  func cancel() {
    _ = action.take()
    token?.cancel()
    token = nil
  }
}

/// A scheduler that runs its work on the main actor and the virtual clock.
public protocol ClockScheduler: Scheduler
where SchedulerTimeType == SchedulerTime, SchedulerOptions == ClockSchedulerOptions {}

/// The options of a queue; without effect, since all queues run their work in order.
nonisolated public struct ClockSchedulerOptions: Sendable {
  /// Creates options.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    group: DispatchGroup? = nil
  ) {}
}

extension ClockScheduler {
  /// The time of the device's clock.
  public var now: SchedulerTime { SchedulerTime(Device.current.clock.now) }
  /// None.
  public var minimumTolerance: SchedulerStride { 0 }

  /// Runs work when the current work is done.
  public func schedule(options: ClockSchedulerOptions?, _ action: @escaping () -> Void) {
    _ = Device.current.clock.scheduleCombine(after: .zero, .delayedEvent, action)
  }

  /// Runs work at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerStride, options: ClockSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = Device.current.clock.scheduleCombine(
      after: now.distance(to: date).duration, .delayedEvent, action)
  }

  /// Runs work at a time and after each interval from it, until the answer is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
    options: ClockSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Device.current.clock.schedule(
      every: interval.duration, after: now.distance(to: date).duration, for: "Combine", action)
    return ClockWork(cancelled: repetition.cancel)
  }
}

extension VirtualClock {
  /// Schedules a publisher's work.
  fileprivate func scheduleCombine(
    after delay: Duration, _ kind: Purpose.Kind, _ action: @escaping () -> Void
  ) -> ClockWork {
    ClockWork(cancelled: schedule(after: delay, for: .init(kind, "Combine"), action).cancel)
  }
}

/// Work on the clock; nobody needs to keep it.
private struct ClockWork: Cancellable {
  let cancelled: () -> Void

  func cancel() { cancelled() }
}

extension DispatchQueue: ClockScheduler {
  /// A point in a queue's time.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of scheduled work; without effect.
  public typealias SchedulerOptions = ClockSchedulerOptions
}

extension RunLoop: ClockScheduler {
  /// A point in a run loop's time.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of scheduled work; without effect.
  public typealias SchedulerOptions = ClockSchedulerOptions
}

extension OperationQueue: ClockScheduler {
  /// A point in a queue's time.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of scheduled work; without effect.
  public typealias SchedulerOptions = ClockSchedulerOptions
}

/// A scheduler that runs work at once, also work for later, as Combine's does.
public struct ImmediateScheduler: Scheduler {
  /// A point in time; none passes.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  /// The time at which nothing has passed.
  public var now: SchedulerTime { SchedulerTime(.zero) }
  /// None.
  public var minimumTolerance: SchedulerStride { 0 }

  /// Runs work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs work at once.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerStride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Runs work once: at once.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
