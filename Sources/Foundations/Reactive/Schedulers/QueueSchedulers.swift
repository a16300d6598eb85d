import VirtualTime

/// The quality of service of a queue, without effect on virtual time.
public enum QueueQuality: Sendable {
  /// The qualities of Dispatch, from the least to the most urgent.
  case background, utility, `default`, userInitiated, userInteractive, unspecified
}

/// A scheduler that runs work in order when the clock next runs due work, never in place.
///
/// It uses no threads: work for the background runs on the clock, at the same instant, in the order
/// it was scheduled.
public final class SerialDispatchQueueScheduler: SchedulerType, ClockScheduler {
  private(set) weak var virtualClock: VirtualClock?

  init(clock: VirtualClock) {
    virtualClock = clock
  }

  /// Creates a scheduler on the current clock.
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

/// A scheduler that runs work as ``SerialDispatchQueueScheduler`` does, without concurrency.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, ClockScheduler {
  private(set) weak var virtualClock: VirtualClock?

  /// Creates a scheduler on the current clock.
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
