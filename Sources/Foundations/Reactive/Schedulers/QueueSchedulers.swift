import VirtualTime

/// How urgent a queue's work is; on virtual time all of it is due at once.
public enum QueueQuality: Sendable {
  /// From the least to the most urgent, or not said.
  case background, utility, `default`, userInitiated, userInteractive, unspecified
}

/// Runs work in order, as soon as the clock runs due work, and never in place.
///
/// There are no threads behind it: what an app does in the background is done on the clock, at the
/// same instant, in the order it was asked for.
public final class SerialDispatchQueueScheduler: SchedulerType, ClockScheduler {
  private(set) weak var virtualClock: VirtualClock?

  init(clock: VirtualClock) {
    virtualClock = clock
  }

  /// A queue of the current clock.
  @MainActor public convenience init(
    qos: QueueQuality = .default, internalSerialQueueName: String = ""
  ) {
    self.init(clock: .current)
  }

  /// Runs an action when the clock next runs due work.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: .zero, action: action)
  }
}

/// Runs work as ``SerialDispatchQueueScheduler`` does: without threads, nothing runs side by side.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, ClockScheduler {
  private(set) weak var virtualClock: VirtualClock?

  /// A queue of the current clock.
  @MainActor public init(qos: QueueQuality = .default) {
    virtualClock = .current
  }

  /// Runs an action when the clock next runs due work.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: .zero, action: action)
  }
}
