import Dispatch
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

private typealias Queue = HeadlessFoundation.DispatchQueue
private typealias WorkItem = HeadlessFoundation.DispatchWorkItem

@Suite("Services of ported apps")
struct PortedTests {
  private let device = Device()

  @Test("date, identifiers, locale and uptime are the device's")
  func services() throws {
    Device.current = device
    let same = Device()
    try device.clock.advance(by: .milliseconds(2500))
    device.locale = Locale(identifier: "nl_NL")
    device.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(Ported.date == device.date)
    #expect(Ported.uuid == same.uuid())
    #expect(Ported.locale == Locale(identifier: "nl_NL"))
    #expect(Ported.timeZone.identifier == "Asia/Tokyo")
    #expect(Ported.uptime == 2.5)
    #expect(Ported.dispatchTime.uptimeNanoseconds == 1_002_500_000_000)
  }

  @Test("a text without a table is its value, or its key")
  func text() {
    Device.current = device
    #expect(Ported.text("missing.key", table: nil, value: "Value") == "Value")
    #expect(Ported.text("missing.key", table: nil, value: "") == "missing.key")
  }

  @Test("a format without plural rules takes its arguments in the locale")
  func format() {
    let dutch = Locale(identifier: "nl_NL")
    #expect(Ported.text(format: "%d of %d", locale: nil, [1, 2]) == "1 of 2")
    #expect(Ported.text(format: "%.1f", locale: dutch, [1.5]) == "1,5")
  }

  @Test("a key with values has a specifier for each, and its text has the values")
  func localizationValue() {
    Device.current = device
    let value: PortedLocalizationValue = "\(3) of \(1.5) by \("Ann") at 5%"
    #expect(value.key == "%lld of %lf by %@ at 5%%")
    #expect(value.arguments.count == 3)
    #expect(value.text(table: nil) == "3 of 1.500000 by Ann at 5%")
    let name = "name"
    #expect(PortedLocalizationValue(name).key == "name")
    let plain: PortedLocalizationValue = "plain"
    #expect(plain.text(table: nil) == "plain")
    #expect(plain.text(table: nil, defaultValue: "5%% off") == "5% off")
  }

  @Test("a mistake in a call of Foundation is a finding")
  func report() {
    Device.current = device
    Ported.report("a mistake")
    #expect(
      device.findings.all.map { "\($0.kind.rawValue): \($0.message)" } == [
        "foundation: a mistake"
      ])
  }
}

@Suite("Queues of ported apps")
struct QueueTests {
  private let device = Device()

  @Test("work runs in its order when the current work is done; cancelled work does not")
  func async() throws {
    try MainQueue.capturing {
      var events: [String] = []
      let item = WorkItem { events.append("item") }
      let cancelled = WorkItem { events.append("cancelled") }
      Queue.main.async { events.append("main") }
      Queue.global().async { events.append("global") }
      Queue(label: "own").async(execute: item)
      Queue.main.async(execute: cancelled)
      HeadlessFoundation.OperationQueue.main.addOperation { events.append("operation") }
      cancelled.cancel()
      #expect(cancelled.isCancelled)
      #expect(!item.isCancelled)
      #expect(events == [])
      try runMainQueue()
      #expect(events == ["main", "global", "item", "operation"])
    }
  }

  @Test("a group is told when its work is done")
  func group() throws {
    try MainQueue.capturing {
      var events: [String] = []
      let group = DispatchGroup()
      Queue.main.async(group: group) { events.append("first") }
      Queue.main.async(group: group, execute: WorkItem { events.append("second") })
      group.notify(queue: Queue.main) { events.append("done") }
      try runMainQueue()
      #expect(events == ["first", "second", "done"])
    }
  }

  @Test("sync runs work now and returns its result")
  func sync() {
    #expect(Queue(label: "own").sync { 3 } == 3)
    #expect(Queue(label: "own").label == "own")
    #expect(Queue.main.label == "main")
  }

  /// Returns when the pieces of work ran that a closure schedules a second after the start.
  private func runs(
    _ schedule: (_ note: @escaping @MainActor (String) -> Void) -> Void
  ) throws -> [String] {
    Device.current = device
    var events: [String] = []
    let clock = device.clock
    try clock.advance(by: .seconds(1))
    schedule { events.append("\($0) at \(clock.now.nanoseconds / 1_000_000) ms") }
    try clock.advance(by: .seconds(9))
    return events
  }

  @Test("delayed work runs at its time on the virtual clock; cancelled work does not")
  func after() throws {
    let events = try runs { note in
      let cancelled = WorkItem { note("cancelled") }
      Queue.main.asyncAfter(deadline: Ported.dispatchTime + 2) { note("work") }
      Queue.main.asyncAfter(deadline: Ported.dispatchTime + 1, execute: WorkItem { note("item") })
      Queue.main.asyncAfter(deadline: Ported.dispatchTime + 1, execute: cancelled)
      Queue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: 1)) { note("past") }
      cancelled.cancel()
    }
    #expect(events == ["past at 1000 ms", "item at 2000 ms", "work at 3000 ms"])
  }

  @Test("work for a date runs at it on the virtual clock; what is past runs at once")
  func wallDeadline() throws {
    let events = try runs { note in
      let cancelled = WorkItem { note("cancelled") }
      Queue.main.asyncAfter(wallDeadline: .now() + 2) { note("work") }
      Queue.main.asyncAfter(wallDeadline: .now() + 1, execute: WorkItem { note("item") })
      Queue.main.asyncAfter(wallDeadline: .now() + 1, execute: cancelled)
      Queue.main.asyncAfter(wallDeadline: .now() - 5) { note("past") }
      cancelled.cancel()
    }
    #expect(events == ["past at 1000 ms", "item at 2000 ms", "work at 3000 ms"])
  }

  @Test("work item runs its block at each call until it is cancelled")
  func workItem() {
    var runs = 0
    let item = WorkItem { runs += 1 }
    item.perform()
    item.perform()
    item.cancel()
    item.perform()
    #expect(runs == 2)
  }

  @Test("work for a time that no clock reaches waits for ever")
  func distantFuture() throws {
    let events = try runs { note in
      Queue.main.asyncAfter(deadline: .distantFuture) { note("never") }
      Queue.main.asyncAfter(deadline: Ported.dispatchTime + .infinity) { note("never") }
    }
    #expect(events == [])
  }
}
