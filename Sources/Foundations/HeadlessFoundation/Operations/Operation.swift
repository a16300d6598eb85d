public import Foundation
internal import HeadlessUIKit

/// Foundation's operation; queues run it on the main actor.
open class Operation: NSObject {
  /// The order among the operations of a queue that are ready.
  public typealias QueuePriority = Foundation.Operation.QueuePriority

  private enum Phase { case waiting, executing, finished }

  private var phase = Phase.waiting
  private var isMarkedCancelled = false
  /// The queue that the operation was added to; nil before and after.
  weak var queue: OperationQueue?
  /// Whether the queue has seen the operation's end.
  private(set) var hasEnded = false

  /// Creates an operation.
  public override init() { super.init() }

  /// The name.
  open var name: String?

  /// The order among the operations of a queue that are ready.
  open var queuePriority = QueuePriority.normal

  /// The importance; without effect.
  open var qualityOfService = QualityOfService.default

  /// Called when the operation has finished, once the current work is done.
  open var completionBlock: (() -> Void)?

  /// Whether the operation was cancelled.
  open var isCancelled: Bool { isMarkedCancelled }

  /// Whether the operation runs.
  open var isExecuting: Bool { phase == .executing }

  /// Whether the operation has run or was cancelled before it ran.
  open var isFinished: Bool { phase == .finished }

  /// Whether the operation goes on after `start` has returned; false unless overridden.
  open var isAsynchronous: Bool { false }

  /// Whether the operation goes on after `start` has returned; false unless overridden.
  open var isConcurrent: Bool { false }

  /// Whether every operation that this one depends on has finished.
  open var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }

  // MARK: Dependencies

  /// The operations that finish before this one runs.
  open private(set) var dependencies: [Operation] = []

  /// Lets an operation finish before this one runs.
  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(Dependent(operation: self))
  }

  /// Takes a dependency back.
  open func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    queue?.runLater()
  }

  private struct Dependent { weak var operation: Operation? }
  private var dependents: [Dependent] = []

  // MARK: Running

  /// The work; does nothing unless overridden.
  open func main() {}

  /// Runs the work, unless the operation was cancelled.
  open func start() {
    guard phase == .waiting else { return }
    if !isCancelled {
      phase = .executing
      main()
    }
    phase = .finished
    noteEnd()
  }

  /// Prevents the work from running; work that runs asks `isCancelled`.
  open func cancel() {
    guard !isFinished else { return }
    isMarkedCancelled = true
    queue?.runLater()
  }

  /// Runs the operation, or what it waits for, before it returns.
  open func waitUntilFinished() {
    for dependency in dependencies where !dependency.isFinished { dependency.waitUntilFinished() }
    if let queue {
      queue.runNow(until: { [unowned self] in isFinished })
    } else if !isFinished, !isExecuting {
      start()
    }
  }

  // MARK: Changes of subclasses

  /// Announces a change of `isExecuting` or `isFinished`; without effect.
  open func willChangeValue(forKey key: String) {}

  /// Tells that `isExecuting` or `isFinished` has changed, as the subclass's own properties do.
  open func didChangeValue(forKey key: String) {
    let object: any KeyValueObservable = self
    object.didChangeValue(forKey: key)
    noteEnd()
  }

  /// Announces a change; without effect.
  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}

  /// Tells that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { noteEnd() }

  /// Tells the queue, the dependents and the completion once that the operation has finished.
  func noteEnd() {
    guard isFinished, !hasEnded else { return }
    hasEnded = true
    let (queue, dependents) = (queue, dependents)
    self.queue = nil
    self.dependents = []
    queue?.didFinish(self)
    for dependent in dependents { dependent.operation?.queue?.runLater() }
    guard let completion = completionBlock else { return }
    completionBlock = nil
    Ported.async { completion() }
  }
}

/// An operation that runs closures, in their order.
open class BlockOperation: Operation {
  /// The closures.
  open private(set) var executionBlocks: [() -> Void] = []

  /// Creates an operation without closures.
  public override init() { super.init() }

  /// Creates an operation that runs a closure.
  public convenience init(block: @escaping () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  /// Adds a closure.
  open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  /// Runs the closures.
  open override func main() {
    for block in executionBlocks { block() }
  }
}
