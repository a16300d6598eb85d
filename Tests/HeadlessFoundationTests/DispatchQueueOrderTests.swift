import Dispatch
import HeadlessDevice
import Synchronization
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

/// Sources of this suite: Apple's documentation of dispatch queues, groups and work items.
@Suite("Queues that are suspended, and work that follows other work")
struct DispatchQueueOrderTests {
  @Test("a suspended queue holds its work until it was resumed as often; a group waits for it")
  func suspension() throws {
    try MainQueue.capturing {
      Device.current = Device()
      var told: [String] = []
      let queue = HeadlessFoundation.DispatchQueue(label: "a")
      let group = DispatchGroup()
      queue.async(group: group) { told.append("first") }
      queue.suspend()
      queue.suspend()
      queue.async(group: group) { told.append("second") }
      group.notify(queue: HeadlessFoundation.DispatchQueue.main) { told.append("all") }
      HeadlessFoundation.DispatchQueue.main.async { told.append("other") }
      try runMainQueue()
      #expect(told == ["other"])
      queue.resume()
      try runMainQueue()
      #expect(told == ["other"])
      queue.resume()
      try runMainQueue()
      #expect(told == ["other", "first", "second", "all"])
    }
  }

  @Test("work follows other work that has run, will run or is cancelled, each once")
  func followers() throws {
    try MainQueue.capturing {
      Device.current = Device()
      var told: [String] = []
      let main = HeadlessFoundation.DispatchQueue.main
      let work = HeadlessFoundation.DispatchWorkItem { told.append("work") }
      work.notify(queue: main) { told.append("follower") }
      work.notify(queue: main, execute: HeadlessFoundation.DispatchWorkItem { told.append("item") })
      try runMainQueue()
      #expect(told == [])
      main.async(execute: work)
      try runMainQueue()
      work.notify(queue: main) { told.append("late") }
      try runMainQueue()
      let cancelled = HeadlessFoundation.DispatchWorkItem { told.append("never") }
      cancelled.cancel()
      cancelled.notify(queue: main) { told.append("after none") }
      main.async(execute: cancelled)
      try runMainQueue()
      #expect(told == ["work", "follower", "item", "late", "after none"])
    }
  }

  @Test("a group that is empty runs a work item, unless it is cancelled")
  func groups() throws {
    try MainQueue.capturing {
      Device.current = Device()
      var told: [String] = []
      let main = HeadlessFoundation.DispatchQueue.main
      let cancelled = HeadlessFoundation.DispatchWorkItem { told.append("never") }
      cancelled.cancel()
      DispatchGroup().notify(queue: main, work: cancelled)
      DispatchGroup().notify(
        queue: main, work: HeadlessFoundation.DispatchWorkItem { told.append("work") })
      try runMainQueue()
      #expect(told == ["work"])
    }
  }

  @Test("work for each number runs at once, in their order")
  func iterations() {
    let numbers = Mutex<[Int]>([])
    HeadlessFoundation.DispatchQueue.concurrentPerform(iterations: 3) { number in
      numbers.withLock { $0.append(number) }
    }
    #expect(numbers.withLock { $0 } == [0, 1, 2])
  }
}
