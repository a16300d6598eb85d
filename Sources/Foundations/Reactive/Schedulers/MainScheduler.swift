import VirtualTime

/// Runs work on the current clock: in place where nothing of it is under way, as soon as possible otherwise.
///
/// As RxSwift's does on the main thread: the first piece of work runs at once, and work scheduled
/// by work waits for the clock, at the same instant.
public final class MainScheduler: SchedulerType, ClockScheduler {
  /// The scheduler of ``VirtualTime/VirtualClock/current``; there is one a clock.
  @MainActor public static var instance: MainScheduler {
    VirtualClock.current.companion { MainScheduler(clock: $0) }
  }

  /// A scheduler of the current clock that never runs work in place.
  @MainActor public static var asyncInstance: SerialDispatchQueueScheduler {
    VirtualClock.current.companion { SerialDispatchQueueScheduler(clock: $0) }
  }

  private(set) weak var virtualClock: VirtualClock?
  /// Work under way or waiting; while there is any, work does not run in place, so order is kept.
  private var enqueued = 0

  init(clock: VirtualClock) {
    virtualClock = clock
  }

  /// Runs an action in place, or as soon as the clock runs due work where one is under way.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    enqueued += 1
    guard enqueued == 1 else { return enqueue(state, action) }
    defer { enqueued -= 1 }
    return action(state)
  }

  private func enqueue<State>(
    _ state: State, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    var isCounted = true
    let settle = {
      if isCounted { self.enqueued -= 1 }
      isCounted = false
    }
    let task = scheduled(state, after: .zero) { state in
      defer { settle() }
      return action(state)
    }
    return ActionLink {
      task.dispose()
      settle()
    }
  }

  /// Does nothing: off Apple's systems there is no other thread to be on by mistake.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}
