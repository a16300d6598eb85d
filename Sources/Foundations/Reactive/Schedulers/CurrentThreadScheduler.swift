/// A scheduler that runs work in place; work scheduled meanwhile runs in order once that returns.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The scheduler of the current thread.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether work scheduled now would run in place.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Runs an action in place, or once the running work has returned.
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

private final class DeferredAction: LinkedDisposable, Trampoline.Job {
  private let action: () -> any Disposable

  init(_ action: @escaping () -> any Disposable) {
    self.action = action
  }

  func run() {
    guard !isDisposed else { return }
    connect(action().asLinkedDisposable)
  }
}
