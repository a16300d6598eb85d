public import Dispatch

/// Dispatch's work that can be cancelled.
public final class DispatchWorkItem {
  private let block: @MainActor () -> Void
  private var followers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []
  private var wasPerformed = false

  /// Whether the work was cancelled.
  public private(set) var isCancelled = false

  /// Creates work.
  nonisolated public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) { self.block = block }

  /// Runs the work, unless it is cancelled, and then the work that follows it.
  public func perform() {
    if !isCancelled { block() }
    wasPerformed = true
    for follower in followers { follower.queue.async(execute: follower.work) }
    followers = []
  }

  /// Prevents the work from running.
  public func cancel() { isCancelled = true }

  /// Queues other work when this one has run, or its turn has come and it is cancelled.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    guard !wasPerformed else { return queue.async(execute: work) }
    followers.append((queue, work))
  }

  /// Queues other work when this one has run, or its turn has come and it is cancelled.
  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    notify(queue: queue, execute: workItem.perform)
  }
}
