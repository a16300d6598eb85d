public import Foundation
import VirtualTime

/// A scheduler's point in time.
///
/// On a virtual clock it is the time since the clock's zero, counted from 1970.
public typealias RxTime = Date

/// A duration: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// A scheduler without a notion of time.
public protocol ImmediateSchedulerType {
  /// Runs an action as soon as the scheduler allows.
  ///
  /// - Returns: a disposable that cancels the action, or the one the action returned.
  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

/// A scheduler that runs work at given times.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current instant.
  var now: RxTime { get }

  /// Runs an action after a delay.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Runs an action periodically; each run receives the state that the previous one returned.
  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Runs an action that can schedule itself again with another state.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (State, (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(scheduler: self, action: action)
    recursion.step(state)
    return recursion
  }
}

/// A recursive action: each step schedules the next one, until it is disposed of.
private final class Recursion<State>: Disposable {
  private let scheduler: any ImmediateSchedulerType
  private var action: ((State, (State) -> Void) -> Void)?

  init(
    scheduler: any ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void
  ) {
    self.scheduler = scheduler
    self.action = action
  }

  func step(_ state: State) {
    _ = scheduler.schedule(state) { state in
      self.action?(state) { self.step($0) }
      return Disposables.create()
    }
  }

  func dispose() {
    action = nil
  }
}

extension SchedulerType {
  /// The current instant in whole nanoseconds, exact on a virtual clock.
  var instant: VirtualClock.Instant {
    if let clock = (self as? any ClockScheduler)?.virtualClock { return clock.now }
    return VirtualClock.Instant(nanoseconds: Int64(now.timeIntervalSince1970 * 1e9))
  }
}
