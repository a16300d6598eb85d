import Dispatch
import Foundation
import VirtualTime

/// A scheduler on a virtual clock or, where no driver moves one, on a dispatch queue in real time.
protocol ClockScheduler: SchedulerType {
  /// The clock; nil where no driver moves one.
  var virtualClock: VirtualClock? { get }

  /// The queue that runs the work in real time while there is no clock.
  var queue: DispatchQueue { get }

  /// Returns the delay that the scheduler uses for a requested one.
  func adjusted(_ delay: Duration) -> Duration

  /// Runs an action as soon as the scheduler allows; reports of pending work name the origin.
  func schedule<State>(
    _ state: State, from origin: Origin, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

extension ClockScheduler {
  /// The clock that a driver moves on this thread, if any.
  var virtualClock: VirtualClock? { ClockDiagnostics.current.drivenClock }

  /// Returns the delay unchanged.
  func adjusted(_ delay: Duration) -> Duration { delay }

  /// Runs an action when the clock, or the queue, next runs due work.
  func schedule<State>(
    _ state: State, from origin: Origin, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: .zero, from: origin, action: action)
  }
}

extension ClockScheduler {
  /// The clock's instant, or the real date where no driver moves a clock.
  public var now: RxTime {
    guard let clock = virtualClock else { return Date() }
    return Date(timeIntervalSince1970: Double(clock.now.nanoseconds) / 1e9)
  }

  /// Runs an action as soon as the scheduler allows.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    schedule(state, from: .here(), action: action)
  }

  /// Runs an action after a delay.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: dueTime, from: .here(), action: action)
  }

  /// Runs an action periodically; each run receives the state that the previous one returned.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    let task = ClockTask(purpose: .init(.timer, period: period), origin: .here()) { task in
      state = action(state)
      task.schedule(on: self, after: period)
    }
    task.schedule(on: self, after: startAfter)
    return task
  }

  func scheduled<State>(
    _ state: State, after delay: Duration, from origin: Origin,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let task = ClockTask(purpose: .work, origin: origin) { task in
      task.keep(action(state))
    }
    task.schedule(on: self, after: delay)
    return task
  }
}

extension ImmediateSchedulerType {
  /// Runs an action as soon as the scheduler allows; where it can, it names the origin in reports.
  func schedule(
    from origin: Origin, action: @escaping () -> any Disposable
  ) -> any Disposable {
    if let scheduler = self as? any ClockScheduler {
      return scheduler.schedule((), from: origin) { _ in action() }
    }
    return schedule(()) { _ in action() }
  }
}
