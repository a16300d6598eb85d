public import Foundation
import VirtualTime

/// A scheduler with a virtual time of its own unit, which moves only where it is told to.
///
/// ``TestScheduler`` and a session's clock need none of it: it is for code that brings its own unit.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A difference between points in virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The current virtual time.
  public private(set) var clock: VirtualTime

  private let converter: Converter
  private var isRunning = false

  /// The work not yet run, latest first; work of the same time in reverse order.
  private var items: [VirtualTimeItem<VirtualTime>] = []

  /// Creates a scheduler at a virtual time.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
  }

  /// The current virtual time as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Runs an action at the current time.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs an action after a duration, at the time to which the scheduler adjusts it.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let time = converter.convertToVirtualTime(now + dueTime / .seconds(1))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs an action after a virtual interval.
  public func scheduleRelativeVirtual<State>(
    _ state: State, dueTime: VirtualTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs an action at a virtual time; O(n) in the number of actions that wait.
  public func scheduleAbsoluteVirtual<State>(
    _ state: State, time: VirtualTime, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let item = VirtualTimeItem(time) { action(state) }
    items.insert(item, at: firstIndex(notAfter: time))
    return item
  }

  /// Runs an action periodically; each run receives the state that the previous one returned.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    let task = ClockTask(purpose: .init(.timer, period: period), origin: .here()) { task in
      state = action(state)
      task.schedule(on: self, after: period)
    }
    task.schedule(on: self, after: startAfter)
    return task
  }

  /// Returns the time at which work is run that was scheduled for a time; subclasses may move it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all work until none is left or the scheduler is stopped.
  public func start() {
    guard !isRunning else { return }
    run { _ in true }
  }

  /// Runs the work up to a virtual time, including work at it, and sets the clock to it.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "Reactive: advanceTo(_:) was called by work of the same scheduler")
    run { [converter] in converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    clock = virtualTime
  }

  /// Moves the clock by an interval without running work.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(time, clock) != .lessThan,
      "Reactive: sleep(_:) was given a negative interval")
    clock = time
  }

  /// Ends ``start()`` once the running work has returned.
  public func stop() {
    isRunning = false
  }

  private func run(while isDue: (VirtualTime) -> Bool) {
    isRunning = true
    while isRunning, let next = items.last, next.isDisposed || isDue(next.time) {
      items.removeLast()
      guard !next.isDisposed else { continue }
      if converter.compareVirtualTime(next.time, clock) == .greaterThan { clock = next.time }
      next.run()
    }
    isRunning = false
  }

  /// Returns the index of the first item that is not after a time; O(log n).
  private func firstIndex(notAfter time: VirtualTime) -> Int {
    items.partitioningIndex { converter.compareVirtualTime($0.time, time) != .greaterThan }
  }
}

/// An action at a virtual time.
private final class VirtualTimeItem<Time>: LinkedDisposable {
  let time: Time
  private let action: () -> any Disposable

  init(_ time: Time, _ action: @escaping () -> any Disposable) {
    self.time = time
    self.action = action
  }

  func run() {
    connect(action().asLinkedDisposable)
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The times of the work not yet run, in order.
  public var debugDescription: String { "\(items.reversed().map(\.time))" }
}
