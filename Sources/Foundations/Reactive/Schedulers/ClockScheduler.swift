import VirtualTime

/// A scheduler on a virtual clock, so that operators can say what the work they leave there is for.
protocol ClockScheduler: SchedulerType {
  /// The clock, while it lives.
  var virtualClock: VirtualClock? { get }

  /// How long work really waits that is to wait for so long.
  func adjusted(_ delay: Duration) -> Duration
}

extension ClockScheduler {
  /// Most schedulers are exact.
  func adjusted(_ delay: Duration) -> Duration { delay }
}

extension ClockScheduler {
  /// The instant the clock stands at; its zero once the clock is gone.
  public var now: RxTime { virtualClock?.now ?? .zero }

  /// Runs an action after a delay.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: dueTime, action: action)
  }

  /// Runs an action again and again; each run gets the state the one before returned.
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
      task.connect(action(state).asLink)
    }
    task.schedule(on: virtualClock, after: adjusted(delay))
    return task
  }
}
