import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

private typealias Queue = HeadlessFoundation.OperationQueue
private typealias Block = HeadlessFoundation.BlockOperation

@Suite("Operations that are waited for")
struct OperationTests {
  private let device = Device()
  private let log = Log()

  private final class Log {
    var all: [String] = []
  }

  private func block(_ name: String) -> Block {
    Block { [log] in log.all.append(name) }
  }

  @Test("an operation without a queue runs when it is waited for, after those it depends on")
  func waiting() {
    MainQueue.capturing {
      Device.current = device
      let (first, second) = (block("first"), block("second"))
      second.addDependency(first)
      #expect(!second.isReady && !second.isAsynchronous && !second.isConcurrent)
      second.waitUntilFinished()
      second.waitUntilFinished()
      second.start()
      #expect(log.all == ["first", "second"])
      #expect(first.isFinished && second.isFinished && !second.isExecuting)
    }
  }

  @Test("the closures of a block operation run in the order in which they were added")
  func blocks() {
    MainQueue.capturing {
      Device.current = device
      let block = block("first")
      for name in ["second", "third"] { block.addExecutionBlock { [log] in log.all.append(name) } }
      block.waitUntilFinished()
      #expect(log.all == ["first", "second", "third"] && block.executionBlocks.count == 3)
    }
  }

  @Test("an operation on a queue runs there when it is waited for")
  func waitingOnQueue() {
    MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      let (first, second) = (block("first"), block("second"))
      queue.addOperation(first)
      queue.addOperation(second)
      first.waitUntilFinished()
      #expect(log.all.first == "first" && queue.operations.allSatisfy { $0 !== first })
      queue.waitUntilAllOperationsAreFinished()
      #expect(log.all == ["first", "second"] && queue.operationCount == 0)
    }
  }

  @Test("operations that are added with a wait have run afterwards")
  func adding() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      queue.addOperations([block("a"), block("b")], waitUntilFinished: true)
      #expect(log.all == ["a", "b"] && queue.operations.isEmpty)
      queue.addOperations([block("c")], waitUntilFinished: false)
      #expect(log.all == ["a", "b"] && queue.operationCount == 1)
      try runMainQueue()
      #expect(log.all == ["a", "b", "c"] && queue.operationCount == 0)
    }
  }

  @Test("an operation runs once its last dependency is taken back")
  func dependencies() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      let (never, other, waiting) = (block("never"), block("other"), block("waiting"))
      waiting.addDependency(never)
      waiting.addDependency(other)
      queue.addOperation(waiting)
      try runMainQueue()
      waiting.removeDependency(other)
      #expect(waiting.dependencies.count == 1)
      try runMainQueue()
      #expect(log.all == [])
      waiting.removeDependency(never)
      try runMainQueue()
      #expect(log.all == ["waiting"])
    }
  }

  @Test("a cancelled operation does not run, and finishes")
  func cancelling() {
    MainQueue.capturing {
      Device.current = device
      let operation = block("a")
      operation.cancel()
      operation.start()
      #expect(log.all == [] && operation.isCancelled && operation.isFinished)
      let finished = block("b")
      finished.start()
      finished.cancel()
      #expect(log.all == ["b"] && !finished.isCancelled)
    }
  }

  @Test("an operation that has run, or is on a queue, cannot be added")
  func adoption() {
    MainQueue.capturing {
      Device.current = device
      let (operation, queue) = (block("a"), Queue())
      queue.addOperation(operation)
      Queue().addOperation(operation)
      operation.waitUntilFinished()
      queue.addOperation(operation)
      let message = "BlockOperation cannot be added to a queue: it is on a queue or has run already"
      #expect(device.findings.all.map(\.message) == [message])
      #expect(log.all == ["a"])
    }
  }
}
