import Dispatch
import Foundation
import VirtualTime

/// The main scheduler: on the clock that a driver moves, or on the main queue in real time.
///
/// As with RxSwift's on the main thread, work runs in place unless other work of the scheduler is
/// running or pending. In that case it waits for the clock, at the same instant, or for the queue.
public final class MainScheduler: SchedulerType, ClockScheduler {
  /// The scheduler of the clock that a driver moves, one for each clock, or of the main queue.
  public static var instance: MainScheduler {
    guard let clock = ClockDiagnostics.current.drivenClock else {
      return MainScheduler(sharedFor: nil)
    }
    return clock.associatedObject { MainScheduler(sharedFor: $0) }
  }

  /// The main scheduler that never runs work in place.
  public static var asyncInstance: SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(mainQueue: ())
  }

  private weak var ownClock: VirtualClock?
  private let actions: ActionCount

  /// Creates a scheduler whose work waits for its own work only, not for that of ``instance``.
  public init() {
    ownClock = ClockDiagnostics.current.drivenClock
    actions = ActionCount()
  }

  private init(sharedFor clock: VirtualClock?) {
    ownClock = clock
    actions = clock == nil ? .ofMainQueue : ActionCount()
  }

  var virtualClock: VirtualClock? { ownClock ?? ClockDiagnostics.current.drivenClock }

  var queue: DispatchQueue { .main }

  /// Runs an action in place, or when the clock or the queue next runs work while others run or wait.
  func schedule<State>(
    _ state: State, from origin: Origin, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let isFirst = actions.add()
    guard isFirst, virtualClock != nil || MainQueueMark.isHere else {
      return enqueue(state, origin, action)
    }
    defer { actions.remove() }
    return action(state)
  }

  private func enqueue<State>(
    _ state: State, _ origin: Origin, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let count = CountedAction(actions)
    let task = scheduled(state, after: .zero, from: origin) { state in
      defer { count.dispose() }
      return action(state)
    }
    return AnonymousDisposable {
      task.dispose()
      count.dispose()
    }
  }

  /// Stops the program in debug builds where no driver moves a clock and this is not the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    assert(
      ClockDiagnostics.current.drivenClock != nil || MainQueueMark.isHere,
      errorMessage ?? "Reactive: this must run on the main thread")
  }

  /// Stops the program in debug builds where this is not the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }
}

/// The number of running and pending actions; while there are any, none runs in place, to keep order.
private final class ActionCount: Sendable {
  static let ofMainQueue = ActionCount()

  private let count = Locked(0)

  /// Counts an action and returns whether it is the only one.
  func add() -> Bool {
    count.withValue { count in
      count += 1
      return count == 1
    }
  }

  func remove() {
    count.withValue { $0 -= 1 }
  }
}

/// One counted action; disposal counts it down once.
private final class CountedAction: LinkedDisposable {
  private let actions: ActionCount

  init(_ actions: ActionCount) {
    self.actions = actions
  }

  override func dispose() {
    if markDisposed() { actions.remove() }
  }
}
