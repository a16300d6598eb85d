public import Dispatch
import VirtualTime

/// A scheduler that runs work in order, as a serial dispatch queue does, never in place.
///
/// While a driver moves a clock, the work runs on that clock, at the same instant, in the order it was
/// scheduled, on the driver's thread. Elsewhere it runs on its dispatch queue in real time.
public final class SerialDispatchQueueScheduler: SchedulerType, ClockScheduler {
  let queue: DispatchQueue

  // Disfavored: in a ported app a queue without its type, as `.main`, is of the app's own type.
  /// Creates a scheduler whose work runs on a serial queue that targets a queue.
  ///
  /// The leeway of this and the other initializers is not used: work runs at its time.
  @_disfavoredOverload
  public init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.queue = DispatchQueue(label: internalSerialQueueName, target: queue)
  }

  /// Creates a scheduler with a serial queue of its own, which a closure configures.
  public init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
  }

  /// Creates a scheduler with a serial queue of a quality of service.
  public init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.serial_dispatch_queue",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    queue = DispatchQueue(label: internalSerialQueueName, qos: qos)
  }

  /// Creates the scheduler of the main queue.
  init(mainQueue: Void) {
    queue = .main
  }
}

/// A scheduler that runs work on a dispatch queue, never in place, one action after the other.
///
/// While a driver moves a clock, the work runs as with ``SerialDispatchQueueScheduler``. Unlike
/// RxSwift's, it runs no two actions at a time, so that operators need no locks.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, ClockScheduler {
  let queue: DispatchQueue

  /// Creates a scheduler whose work runs on a queue; the leeway is not used.
  @_disfavoredOverload
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = DispatchQueue(label: "rx.concurrent_dispatch_queue", target: queue)
  }

  /// Creates a scheduler with a queue of a quality of service; the leeway is not used.
  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = DispatchQueue(label: "rx.concurrent_dispatch_queue", qos: qos)
  }
}
