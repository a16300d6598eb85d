public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit
internal import VirtualTime

/// Foundation's operation queue: its operations run on the main actor when the current work is done.
///
/// Those that are ready run by priority, then in the order in which they were added. An operation that goes
/// on after its start, such as one that waits for an answer, counts until it has finished.
open class OperationQueue: NSObject {
  /// The count of a queue without a limit.
  public nonisolated static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the main actor.
  nonisolated public static var main: OperationQueue {
    MainActor.assumeIsolated {
      Device.current.attached(MainOperationQueue.self) { MainOperationQueue() }.queue
    }
  }

  /// The queue of the operation that runs; the main queue outside operations.
  public static var current: OperationQueue? { running.last ?? main }
  private static var running: [OperationQueue] = []

  /// The operations that have not finished.
  open private(set) var operations: [Operation] = []

  /// The number of operations that have not finished.
  open var operationCount: Int { operations.count }

  /// The number of operations that run at a time.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { runLater() }
  }

  /// Whether no further operation is started.
  open var isSuspended = false {
    didSet { if !isSuspended { runLater() } }
  }

  /// The name.
  open var name: String?

  /// The importance; without effect.
  open var qualityOfService = QualityOfService.default

  /// The queue below; without effect.
  open var underlyingQueue: DispatchQueue?

  /// The operations that were started and have not finished.
  private var started: [Operation] = []
  private var isScheduled = false

  /// Creates a queue.
  public override init() { super.init() }

  // MARK: Adding

  /// Runs an operation when it is its turn.
  open func addOperation(_ operation: Operation) {
    guard operation.queue == nil, !operation.isFinished, !operation.isExecuting else {
      return Ported.report(
        "\(type(of: operation)) cannot be added to a queue: it is on a queue or has run already")
    }
    operation.queue = self
    operations.append(operation)
    rehearsalDidChange(self, \.operations, named: "operations")
    rehearsalDidChange(self, \.operationCount, named: "operationCount")
    runLater()
  }

  /// Runs a closure when it is its turn.
  nonisolated public func addOperation(_ block: @escaping @MainActor () -> Void) {
    guard MainQueueMark.isHere else {
      return Ported.async { self.addOperation(BlockOperation(block: block)) }
    }
    MainActor.assumeIsolated { addOperation(BlockOperation(block: block)) }
  }

  /// Runs operations when it is their turn; before it returns if it waits for them.
  open func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
    for operation in operations { addOperation(operation) }
    guard waitUntilFinished else { return }
    runNow { operations.allSatisfy { $0.isFinished } }
  }

  /// Runs a closure when all operations that were added before have finished; later ones wait for it.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BarrierOperation(block: barrier)
    for earlier in operations { operation.addDependency(earlier) }
    addOperation(operation)
  }

  /// Cancels all operations that have not finished.
  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Runs all operations before it returns.
  open func waitUntilAllOperationsAreFinished() { runNow { self.operations.isEmpty } }

  // MARK: Running

  /// Starts what is ready when the current work is done.
  final func runLater() {
    guard !isScheduled, !operations.isEmpty else { return }
    isScheduled = true
    Ported.async { [self] in
      isScheduled = false
      runReady()
    }
  }

  /// Starts what is ready until a condition holds; what waits for time or an answer is a finding.
  final func runNow(until condition: () -> Bool) {
    while !condition() {
      let before = operations.count
      runReady()
      guard operations.count < before else {
        return Ported.report(
          "an operation queue was waited for, but its operations wait for time or for an answer")
      }
    }
  }

  private func runReady() {
    while let next = next() {
      started.append(next)
      Self.running.append(self)
      next.start()
      Self.running.removeLast()
      next.noteEnd()
    }
  }

  private func next() -> Operation? {
    let limit = maxConcurrentOperationCount
    guard !isSuspended, limit < 0 || started.count < limit else { return nil }
    var best: Operation?
    for candidate in startable where isStartable(candidate) {
      guard let known = best else {
        best = candidate
        continue
      }
      if candidate.queuePriority.rawValue > known.queuePriority.rawValue { best = candidate }
    }
    return best
  }

  private func isStartable(_ operation: Operation) -> Bool {
    guard !started.contains(where: { $0 === operation }) else { return false }
    return operation.isReady || operation.isCancelled
  }

  /// The operations up to the first barrier, which waits for those before it.
  private var startable: ArraySlice<Operation> {
    guard let barrier = operations.firstIndex(where: { $0 is BarrierOperation }) else {
      return operations[...]
    }
    return operations[...barrier]
  }

  final func didFinish(_ operation: Operation) {
    started.removeAll { $0 === operation }
    operations.removeAll { $0 === operation }
    rehearsalDidChange(self, \.operations, named: "operations")
    rehearsalDidChange(self, \.operationCount, named: "operationCount")
    runLater()
  }
}

/// The closure of a barrier.
private final class BarrierOperation: BlockOperation {}

/// The main queue of one device.
private final class MainOperationQueue {
  let queue = OperationQueue()

  init() { queue.name = "NSOperationQueue Main Queue" }
}
