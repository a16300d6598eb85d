public import VirtualTime

/// A scheduler with a clock of its own, for tests that compare whole recordings, as RxTest's.
///
/// Time is counted in ticks. Nothing is put off by a tick behind one's back unless
/// `simulateProcessingDelay` asks for it, which in RxTest is the default.
public final class TestScheduler: SchedulerType, ClockScheduler {
  /// When ``start(created:subscribed:disposed:create:)`` does what, unless told.
  public enum Defaults {
    /// The sequence is made.
    public static let created = 100
    /// The sequence is subscribed to.
    public static let subscribed = 200
    /// The subscription is disposed of.
    public static let disposed = 1000
  }

  /// The clock, to look at what waits on it or to move it by a duration.
  public let time: VirtualClock

  private let tick: Duration
  private let minimumDelay: Duration

  var virtualClock: VirtualClock? { time }

  /// A scheduler whose clock stands at a tick.
  ///
  /// - Parameters:
  ///   - initialClock: the tick it is.
  ///   - resolution: how many seconds a tick is long.
  ///   - simulateProcessingDelay: whether work that could run at once waits for the next tick.
  public init(
    initialClock: TestTime = 0, resolution: Double = 1, simulateProcessingDelay: Bool = false
  ) {
    tick = .nanoseconds(Int64((resolution * 1e9).rounded()))
    minimumDelay = simulateProcessingDelay ? tick : .zero
    time = VirtualClock(now: .zero.advanced(by: tick * initialClock))
  }

  /// The tick it is.
  public var clock: TestTime {
    Int(time.now.nanoseconds / tick.nanoseconds)
  }

  /// Runs an action when the clock next runs due work.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs an action after a delay.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduled(state, after: max(dueTime, minimumDelay), action: action)
  }

  /// Runs an action at a tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduled((), after: after(tick: time)) { _ in
      action()
      return Disposables.create()
    }
  }

  func duration(ofTicks ticks: TestTime) -> Duration { tick * ticks }

  func after(tick time: TestTime) -> Duration { tick * (time - clock) }
}
