public import Dispatch
import Foundation

/// Dispatch's queue: all queues run their work on the main actor, in order, when the current work is done.
///
/// So nothing races, and a delay passes on the virtual clock.
nonisolated public final class DispatchQueue: Sendable {
  /// The attributes of a queue; without effect.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// The frequency of releasing objects; without effect.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The main queue.
  public static let main = DispatchQueue(label: "main")
  private static let background = DispatchQueue(label: "global")

  /// The label.
  public let label: String

  /// The values of the queue's keys, by the identity of the key.
  @MainActor var specifics: [ObjectIdentifier: Any] = [:]

  /// The number of suspensions that were not resumed.
  @MainActor var suspensions = 0
  /// The work that waits until the queue is resumed.
  @MainActor var held: [@MainActor () -> Void] = []

  /// Creates a queue.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { self.label = label }

  /// Returns the queue for work in the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  /// Runs work when the current work is done.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) { start(group, work) }

  /// Runs work when the current work is done, unless it is cancelled until then.
  public func async(group: DispatchGroup? = nil, execute workItem: DispatchWorkItem) {
    start(group, workItem.perform)
  }

  /// Runs work at a time on the virtual clock.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line,
    execute work: @escaping @MainActor () -> Void
  ) { Ported.after(deadline, fileID: fileID, line: line) { self.run(work) } }

  /// Runs work at a time on the virtual clock, unless it is cancelled until then.
  public func asyncAfter(
    deadline: DispatchTime, fileID: StaticString = #fileID, line: UInt = #line,
    execute workItem: DispatchWorkItem
  ) { Ported.after(deadline, fileID: fileID, line: line) { self.run(workItem.perform) } }

  /// Runs work at a date of the virtual clock.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: UInt = #line,
    execute work: @escaping @MainActor () -> Void
  ) { Ported.after(wallDeadline, fileID: fileID, line: line) { self.run(work) } }

  /// Runs work at a date of the virtual clock, unless it is cancelled until then.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, fileID: StaticString = #fileID, line: UInt = #line,
    execute workItem: DispatchWorkItem
  ) { Ported.after(wallDeadline, fileID: fileID, line: line) { self.run(workItem.perform) } }

  /// Runs work now.
  public func sync<Result>(
    flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
  ) rethrows -> Result { try withCurrent(work) }

  /// Runs work now for each number.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}

extension DispatchGroup {
  /// Runs work on the main actor when the group is empty.
  nonisolated public func notify(
    queue: DispatchQueue, execute work: @escaping @MainActor () -> Void
  ) {
    notify(queue: Dispatch.DispatchQueue.main) { MainActor.assumeIsolated { work() } }
  }

  /// Runs work on the main actor when the group is empty, unless it is cancelled until then.
  nonisolated public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, execute: work.perform)
  }
}

/// Dispatch's condition on the queue that the current work belongs to.
nonisolated public enum DispatchPredicate: Sendable {
  /// Work of a queue, in order with its other work, or of none.
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Does nothing: all queues run their work on the main actor.
nonisolated public func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate
) {}
