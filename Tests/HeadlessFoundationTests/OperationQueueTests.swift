import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

private typealias Queue = HeadlessFoundation.OperationQueue
private typealias Block = HeadlessFoundation.BlockOperation

/// An operation that goes on after its start, for a time on the virtual clock.
private final class Download: HeadlessFoundation.Operation {
  private let seconds: Double
  private let name_: String
  private let log: Log
  private let device: Device
  private var isRunning = false
  private var isDone = false

  init(_ name: String, _ seconds: Double, _ log: Log, on device: Device) {
    self.device = device
    self.seconds = seconds
    name_ = name
    self.log = log
    super.init()
  }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { isRunning }
  override var isFinished: Bool { isDone }

  override func start() {
    log.all.append("start \(name_)")
    willChangeValue(forKey: "isExecuting")
    isRunning = true
    didChangeValue(forKey: "isExecuting")
    Device.current = device
    HeadlessFoundation.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) {
      [self] _ in
      willChangeValue(forKey: "isFinished")
      isRunning = false
      isDone = true
      log.all.append("end \(name_)")
      didChangeValue(forKey: "isFinished")
    }
  }
}

private final class Log {
  var all: [String] = []
}

@Suite("Operation queues")
struct OperationQueueTests {
  private let device = Device()
  private let log = Log()

  private func block(_ name: String) -> Block {
    Block { [log] in log.all.append(name) }
  }

  @Test("operations run when the current work is done: by priority, then in their order")
  func order() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      let urgent = block("urgent")
      urgent.queuePriority = .high
      queue.addOperation(block("first"))
      queue.addOperation { [log] in log.all.append("second") }
      queue.addOperation(urgent)
      #expect(log.all == [])
      #expect(queue.operationCount == 3)
      try runMainQueue()
      #expect(log.all == ["urgent", "first", "second"])
      #expect(queue.operationCount == 0)
      #expect(urgent.isFinished)
    }
  }

  @Test("an operation waits for its dependencies, also on another queue; its completion follows")
  func dependencies() throws {
    try MainQueue.capturing {
      Device.current = device
      let (first, second) = (Queue(), Queue())
      let (load, show) = (block("load"), block("show"))
      show.addDependency(load)
      show.completionBlock = { [log] in log.all.append("shown") }
      first.addOperation(show)
      try runMainQueue()
      #expect(log.all == [])
      #expect(!show.isReady)
      second.addOperation(load)
      try runMainQueue()
      #expect(log.all == ["load", "show", "shown"])
    }
  }

  @Test("one at a time: the next starts when the one before has finished on virtual time")
  func serial() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperations(
        [Download("a", 2, log, on: device), Download("b", 1, log, on: device)],
        waitUntilFinished: false)
      try runMainQueue()
      #expect(log.all == ["start a"])
      try device.clock.advance(by: .seconds(2))
      try runMainQueue()
      #expect(log.all == ["start a", "end a", "start b"])
      try device.clock.advance(by: .seconds(1))
      #expect(queue.operations == [])
    }
  }

  @Test("several at a time end in the order of their times")
  func concurrent() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      queue.addOperation(Download("a", 2, log, on: device))
      queue.addOperation(Download("b", 1, log, on: device))
      queue.addBarrierBlock { [log] in log.all.append("barrier") }
      queue.addOperation(block("after"))
      try runMainQueue()
      try device.clock.advance(by: .seconds(3))
      try runMainQueue()
      #expect(log.all == ["start a", "start b", "end b", "end a", "barrier", "after"])
    }
  }

  @Test("a cancelled operation does not run, and counts as finished for what depends on it")
  func cancel() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      let (cancelled, next) = (block("cancelled"), block("next"))
      next.addDependency(cancelled)
      queue.isSuspended = true
      queue.addOperation(cancelled)
      queue.addOperation(next)
      cancelled.cancel()
      try runMainQueue()
      #expect(log.all == [])
      queue.isSuspended = false
      try runMainQueue()
      #expect(log.all == ["next"])
      #expect(cancelled.isFinished)
    }
  }

  @Test("waiting runs what is ready; waiting for time is a finding")
  func waiting() {
    Device.current = device
    let queue = Queue()
    queue.addOperation(block("now"))
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.all == ["now"])
    queue.addOperation(Download("a", 1, log, on: device))
    queue.waitUntilAllOperationsAreFinished()
    #expect(
      device.findings.all.map(\.message) == [
        "an operation queue was waited for, but its operations wait for time or for an answer"
      ])
  }

  @Test("the current queue is that of the operation that runs")
  func current() {
    Device.current = device
    let queue = Queue()
    var isOwn = false
    queue.addOperation { isOwn = Queue.current === queue }
    queue.waitUntilAllOperationsAreFinished()
    #expect(isOwn)
    #expect(Queue.current === Queue.main)
  }

  @Test("observers are told the operations and their number as they are added and finish")
  func observedCount() throws {
    try MainQueue.capturing {
      Device.current = device
      let queue = Queue()
      var (counts, lists): ([Int?], [Int?]) = ([], [])
      let observations = [
        queue.observe(\.operationCount, options: .new) { counts.append($1.newValue) },
        queue.observe(\.operations, options: .new) { lists.append($1.newValue?.count) },
      ]
      for name in ["a", "b"] { queue.addOperation(block(name)) }
      #expect(counts == [1, 2] && lists == [1, 2])
      try runMainQueue()
      #expect(counts == [1, 2, 1, 0] && lists == [1, 2, 1, 0])
      for observation in observations { observation.invalidate() }
    }
  }
}
