import VirtualTime

/// A scheduler on a virtual clock, on which operators state the purpose of their work.
protocol ClockScheduler: SchedulerType {
  /// The clock; nil once it is gone.
  var virtualClock: VirtualClock? { get }

  /// Returns the delay that the scheduler uses for a requested one.
  func adjusted(_ delay: Duration) -> Duration
}

extension ClockScheduler {
  /// Returns the delay unchanged.
  func adjusted(_ delay: Duration) -> Duration { delay }
}

extension ClockScheduler {
  /// The clock's instant; zero once the clock is gone.
  public var now: RxTime { virtualClock?.now ?? .zero }

  /// Runs an action after a delay.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: dueTime, action: action)
  }

  /// Runs an action periodically; each run receives the state that the previous one returned.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    let task = ClockTask(purpose: .init(.timer, period: period), origin: .here()) { task in
      state = action(state)
      task.schedule(on: self.virtualClock, after: self.adjusted(period))
    }
    task.schedule(on: virtualClock, after: adjusted(startAfter))
    return task
  }

  func scheduled<State>(
    _ state: State, after delay: Duration, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let task = ClockTask(purpose: .work, origin: .here()) { task in
      task.connect(action(state).asLinkedDisposable)
    }
    task.schedule(on: virtualClock, after: adjusted(delay))
    return task
  }
}
