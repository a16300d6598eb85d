public import VirtualTime

/// A scheduler with a clock of its own, for tests that compare whole recordings, as RxTest's.
///
/// Time is counted in ticks. Made as in RxTest, with a clock, it rounds delays to ticks and puts what
/// could run at once off by one, as RxTest does; made without one, it is exact.
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
  private let isExact: Bool

  var virtualClock: VirtualClock? { time }

  /// A scheduler whose clock stands at a tick, as in RxTest.
  ///
  /// - Parameters:
  ///   - initialClock: the tick it is.
  ///   - resolution: how many seconds a tick is long.
  ///   - simulateProcessingDelay: whether work that could run at once waits for the next tick.
  public init(
    initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true
  ) {
    tick = .nanoseconds(Int64((resolution * 1e9).rounded()))
    minimumDelay = simulateProcessingDelay ? tick : .zero
    isExact = false
    time = VirtualClock(now: .zero.advanced(by: tick * initialClock))
  }

  /// A scheduler at tick 0, with ticks of a second, whose delays are exact, be they none.
  public init() {
    tick = .seconds(1)
    minimumDelay = .zero
    isExact = true
    time = VirtualClock(now: .zero)
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
    scheduled(state, after: dueTime, action: action)
  }

  /// Runs an action at a tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleRelative((), dueTime: after(tick: time)) { _ in
      action()
      return Disposables.create()
    }
  }

  func adjusted(_ delay: Duration) -> Duration {
    guard !isExact else { return delay }
    let ticks = Int((delay / tick).rounded())
    return ticks > 0 ? tick * ticks : minimumDelay
  }

  func duration(ofTicks ticks: TestTime) -> Duration { tick * ticks }

  func after(tick time: TestTime) -> Duration { tick * (time - clock) }
}
