import Dispatch
import VirtualTime

/// A scheduler that runs work in place on the main thread, for `subscribe(on:)`.
///
/// Unlike ``MainScheduler``'s, the work does not wait for work that was scheduled before. On other
/// threads it waits for the main queue; while a driver moves a clock, it runs in place.
public final class ConcurrentMainScheduler: SchedulerType, ClockScheduler, Sendable {
  /// The scheduler.
  public static let instance = ConcurrentMainScheduler()

  let queue = DispatchQueue.main

  private init() {}

  func schedule<State>(
    _ state: State, from origin: Origin, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard virtualClock != nil || MainQueueMark.isHere else {
      return scheduled(state, after: .zero, from: origin, action: action)
    }
    return action(state)
  }
}
