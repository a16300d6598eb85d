import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sources of this suite: Apple's documentation of operation queues, predicates and URL tasks.
@Suite("Work that is cancelled or never sent, and bounds of a predicate")
struct DispatchedWorkTests {
  @Test("all operations of a queue are cancelled, and none of them runs")
  func cancelling() throws {
    try MainQueue.capturing {
      Device.current = Device()
      var runs = 0
      let queue = HeadlessFoundation.OperationQueue()
      let blocks = (0..<2).map { _ in HeadlessFoundation.BlockOperation { runs += 1 } }
      for block in blocks { queue.addOperation(block) }
      queue.cancelAllOperations()
      #expect(blocks.map(\.isCancelled) == [true, true])
      try runMainQueue()
      #expect(runs == 0 && queue.operationCount == 0)
    }
  }

  @Test("a cancelled download has nothing to resume from, and is no task of its session then")
  func cancelledDownload() throws {
    try MainQueue.capturing {
      Device.current = Device()
      let session = HeadlessFoundation.URLSession(configuration: .default)
      let url = try #require(URL(string: "https://example.test/a"))
      let task = session.downloadTask(with: url)
      var told: [String] = []
      task.resume()
      session.getAllTasks { told.append("tasks: \($0.count)") }
      task.cancel { (data: Data?) in told.append(data == nil ? "no data" : "data") }
      #expect(told == [])
      try runMainQueue()
      session.getAllTasks { told.append("tasks: \($0.count)") }
      try runMainQueue()
      #expect(told == ["tasks: 1", "no data", "tasks: 0"])
      #expect((task.error as? URLError)?.code == .cancelled)
    }
  }

  @Test("a task without a request is resumed without effect")
  func emptyTask() {
    let device = Device()
    Device.current = device
    let task = HeadlessFoundation.URLSessionTask()
    task.resume()
    #expect(task.originalRequest == nil && device.clock.isIdle)
  }

  @Test("a value is between two bounds, also one of them, and between no other number of bounds")
  func bounds() {
    func holds(_ value: Int, _ bounds: [Int]) -> Bool {
      HeadlessFoundation.NSPredicate(format: "SELF BETWEEN %@", bounds).evaluate(with: value)
    }
    #expect([1, 2, 3, 4, 5].map { holds($0, [2, 4]) } == [false, true, true, true, false])
    #expect([[2], [], [1, 2, 3]].map { holds(2, $0) } == [false, false, false])
  }
}
