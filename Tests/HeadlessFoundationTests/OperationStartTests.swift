import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

private typealias Queue = HeadlessFoundation.OperationQueue
private typealias Block = HeadlessFoundation.BlockOperation

@Suite("Operations that are started by hand")
struct OperationStartTests {
  private let device = Device()
  private let log = Log()

  private final class Log {
    var all: [String] = []
  }

  private func block(_ name: String) -> Block {
    Block { [log] in log.all.append(name) }
  }

  @Test("an operation that is started by hand runs at once, and its completion afterwards, once")
  func completion() throws {
    try MainQueue.capturing {
      Device.current = device
      let operation = block("work")
      operation.completionBlock = { [log] in log.all.append("completion") }
      operation.start()
      operation.start()
      #expect(log.all == ["work"])
      try runMainQueue()
      #expect(log.all == ["work", "completion"])
      #expect(operation.completionBlock == nil)
    }
  }

  @Test("an operation that is cancelled before its start runs its completion alone")
  func cancelled() throws {
    try MainQueue.capturing {
      Device.current = device
      let operation = block("work")
      operation.completionBlock = { [log] in log.all.append("completion") }
      operation.cancel()
      operation.start()
      try runMainQueue()
      #expect(log.all == ["completion"])
    }
  }

  @Test("an operation on a queue runs when the one that it depends on was started by hand")
  func dependent() throws {
    try MainQueue.capturing {
      Device.current = device
      let (first, second, queue) = (block("first"), block("second"), Queue())
      second.addDependency(first)
      queue.addOperation(second)
      try runMainQueue()
      #expect(log.all == [])
      first.start()
      try runMainQueue()
      #expect(log.all == ["first", "second"] && queue.operationCount == 0)
    }
  }

  @Test("a dependency that is taken back is no longer waited for; the other one is")
  func removedDependency() throws {
    try MainQueue.capturing {
      Device.current = device
      let (never, other, waiting) = (block("never"), block("other"), block("waiting"))
      let queue = Queue()
      waiting.addDependency(never)
      waiting.addDependency(other)
      queue.addOperation(waiting)
      waiting.removeDependency(never)
      #expect(waiting.dependencies.map { $0 === other } == [true])
      try runMainQueue()
      #expect(log.all == [])
      other.start()
      try runMainQueue()
      #expect(log.all == ["other", "waiting"])
    }
  }
}
