import Dispatch
public import VirtualTime

/// A scheduler with its own clock, for tests that compare recorded events, as RxTest's.
///
/// Time is counted in ticks. Created as in RxTest, with an initial clock, it rounds delays to ticks
/// and delays immediate work by one tick, as RxTest does. Created without one, it is exact.
public final class TestScheduler: SchedulerType, ClockScheduler {
  /// The default ticks of ``start(created:subscribed:disposed:create:)``.
  public enum Defaults {
    /// The tick at which the sequence is created.
    public static let created = 100
    /// The tick at which the observer subscribes.
    public static let subscribed = 200
    /// The tick at which the subscription is disposed of.
    public static let disposed = 1000
  }

  /// The clock, for its pending work and for advancing it by a duration.
  public let time: VirtualClock

  private let tick: Duration
  private let minimumDelay: Duration
  private let isExact: Bool

  var virtualClock: VirtualClock? { time }

  var queue: DispatchQueue { .main }

  /// Creates a scheduler whose clock is set to a tick, as in RxTest.
  ///
  /// - Parameters:
  ///   - initialClock: the current tick.
  ///   - resolution: the length of a tick in seconds.
  ///   - simulateProcessingDelay: whether immediate work waits for the next tick.
  public init(
    initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true
  ) {
    tick = .nanoseconds(Int64((resolution * 1e9).rounded()))
    minimumDelay = simulateProcessingDelay ? tick : .zero
    isExact = false
    time = VirtualClock(now: .zero.advanced(by: tick * initialClock))
  }

  /// Creates a scheduler at tick 0, with ticks of a second, whose delays are exact.
  public init() {
    tick = .seconds(1)
    minimumDelay = .zero
    isExact = true
    time = VirtualClock(now: .zero)
  }

  /// The current tick.
  public var clock: TestTime {
    Int(time.now.nanoseconds / tick.nanoseconds)
  }

  /// Runs an action at a tick, also where that is the current one; at once where it is past.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = schedule(afterTicks: time - clock, action: action)
  }

  /// Runs an action after ticks that are not adjusted.
  func schedule(afterTicks ticks: TestTime, action: @escaping () -> Void) -> VirtualClock.Token {
    time.schedule(after: tick * max(ticks, 0)) { action() }
  }

  func adjusted(_ delay: Duration) -> Duration {
    guard !isExact else { return delay }
    let ticks = Int((delay / tick).rounded())
    return ticks > 0 ? tick * ticks : minimumDelay
  }

  func after(tick time: TestTime) -> Duration { tick * (time - clock) }
}
