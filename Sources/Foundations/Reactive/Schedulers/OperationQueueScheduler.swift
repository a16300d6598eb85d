import Dispatch
public import Foundation
import VirtualTime

/// A scheduler that runs work on an operation queue.
///
/// While a driver moves a clock, the work runs on that clock, as with ``SerialDispatchQueueScheduler``.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The operation queue.
  public let operationQueue: OperationQueue

  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  private let clocked = SerialDispatchQueueScheduler(qos: .default)

  // Disfavored: in a ported app a queue without its type, as `.main`, is of the app's own type.
  /// Creates a scheduler for an operation queue.
  @_disfavoredOverload
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs an action as an operation.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard clocked.virtualClock == nil else { return clocked.schedule(state, action: action) }
    let task = OperationTask { task in task.connect(action(state).asLinkedDisposable) }
    task.add(to: operationQueue, queuePriority)
    return task
  }
}

/// An action that an operation of a queue runs, unless it is disposed of before.
private final class OperationTask: LinkedDisposable {
  private let work: (OperationTask) -> Void

  init(_ work: @escaping (OperationTask) -> Void) {
    self.work = work
  }

  /// Adds an operation that starts the work and waits for its end.
  func add(to queue: OperationQueue, _ priority: Operation.QueuePriority) {
    let (started, ended) = (DispatchGroup(), DispatchGroup())
    started.enter()
    ended.enter()
    let item = DispatchWorkItem {
      if !self.isDisposed { ClockDiagnostics.onRealTime { self.work(self) } }
      ended.leave()
    }
    started.notify(queue: queue.underlyingQueue ?? .global(), work: item)
    let operation = BlockOperation {
      started.leave()
      ended.wait()
    }
    operation.queuePriority = priority
    queue.addOperation(operation)
  }
}
