import Dispatch
import Foundation
import Reactive
import Testing
import VirtualTime

/// Work on an operation queue, on a thread that no driver moves a clock on.
@Suite("A scheduler of an operation queue on real time")
nonisolated struct OperationSchedulerTests {
  private final class Lines: Sendable {
    private let locked = Locked<[String]>([])
    var all: [String] { locked.withValue { $0 } }
    func add(_ line: String) { locked.withValue { $0.append(line) } }
  }

  private func queue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    return queue
  }

  @Test("an action is an operation of its priority, and does not run once it is disposed of")
  func operations() {
    let (queue, lines) = (queue(), Lines())
    _ = onAnotherThread {
      let first = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
      let second = OperationQueueScheduler(operationQueue: queue)
      let disposables = [("a", first), ("b", second), ("c", second)].map { name, scheduler in
        scheduler.schedule(name) { name in
          lines.add(name)
          return Disposables.create()
        }
      }
      lines.add("\(queue.operations.map(\.queuePriority.rawValue))")
      disposables[1].dispose()
      return true
    }
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(lines.all == ["[4, 0, 0]", "a", "c"])
  }

  @Test("an operation lasts as long as its action")
  func duration() {
    let (queue, lines) = (queue(), Lines())
    _ = onAnotherThread {
      let scheduler = OperationQueueScheduler(operationQueue: queue)
      _ = scheduler.schedule(()) { _ in
        // The operation gets time to end, which it must not.
        for _ in 0..<10_000 { sched_yield() }
        lines.add("\(queue.operationCount) while it runs")
        return Disposables.create()
      }
      return true
    }
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(lines.all == ["1 while it runs"])
  }

  @Test("disposing of an action that ran disposes of what it returned")
  func result() {
    let (queue, lines) = (queue(), Lines())
    _ = onAnotherThread {
      let scheduler = OperationQueueScheduler(operationQueue: queue)
      let disposable = scheduler.schedule(()) { _ in Disposables.create { lines.add("disposed") } }
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
      lines.add("ran")
      disposable.dispose()
      return true
    }
    #expect(lines.all == ["ran", "disposed"])
  }
}
