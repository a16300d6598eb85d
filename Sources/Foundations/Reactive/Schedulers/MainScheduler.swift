import VirtualTime

/// The main scheduler, on the current clock.
///
/// As with RxSwift's on the main thread, work runs in place unless other work of the scheduler is
/// running or pending. In that case it waits for the clock, at the same instant.
public final class MainScheduler: SchedulerType, ClockScheduler {
  /// The scheduler of `VirtualTime/VirtualClock/current`, one for each clock.
  @MainActor public static var instance: MainScheduler {
    VirtualClock.current.associatedObject { MainScheduler(clock: $0) }
  }

  /// The scheduler of the current clock that never runs work in place.
  @MainActor public static var asyncInstance: SerialDispatchQueueScheduler {
    VirtualClock.current.associatedObject { SerialDispatchQueueScheduler(clock: $0) }
  }

  private(set) weak var virtualClock: VirtualClock?

  /// The number of running and pending actions; while there are any, none runs in place, to keep order.
  private var actionCount = 0

  init(clock: VirtualClock) {
    virtualClock = clock
  }

  /// Runs an action in place, or when the clock next runs due work while others run or wait.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    actionCount += 1
    guard actionCount == 1 else { return enqueue(state, action) }
    defer { actionCount -= 1 }
    return action(state)
  }

  private func enqueue<State>(
    _ state: State, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    var isCounted = true
    let countDown = {
      if isCounted { self.actionCount -= 1 }
      isCounted = false
    }
    let task = scheduled(state, after: .zero) { state in
      defer { countDown() }
      return action(state)
    }
    return AnonymousDisposable {
      task.dispose()
      countDown()
    }
  }

  /// Does nothing: the app runs on the main actor.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}
