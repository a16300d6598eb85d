public import VirtualTime

/// A point in time, as schedulers tell it: virtual, in whole nanoseconds.
public typealias RxTime = VirtualClock.Instant

/// A length of time: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// Something that runs work as soon as it may.
public protocol ImmediateSchedulerType {
  /// Runs an action as soon as the scheduler allows.
  ///
  /// - Returns: what cancels the action, or what it started.
  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

/// Something that runs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The instant it is.
  var now: RxTime { get }

  /// Runs an action after a delay.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Runs an action again and again; each run gets the state the one before returned.
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

/// A recursive action: each step is scheduled by the one before, until somebody disposes of it.
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
