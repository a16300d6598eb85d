/// Runs work in place, and what that work schedules once it has returned, in order.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The scheduler of the thread that asks.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether work scheduled now would run in place.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Runs an action in place, or once the work under way has returned.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    guard !trampoline.isRunning else {
      let job = DeferredAction { action(state) }
      trampoline.enqueue(job)
      return job
    }
    trampoline.isRunning = true
    defer { trampoline.drain() }
    return action(state)
  }
}

private final class DeferredAction: Link, Trampoline.Job {
  private let action: () -> any Disposable

  init(_ action: @escaping () -> any Disposable) {
    self.action = action
  }

  func run() {
    guard !isDisposed else { return }
    connect(action().asLink)
  }
}
