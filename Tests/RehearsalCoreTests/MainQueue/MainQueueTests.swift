import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Main queue")
struct MainQueueTests {
  private func tapped(_ title: String) throws -> Session {
    let session = try Session(QueueingAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery(title)))
    return session
  }

  private func events(_ session: Session) -> [String] {
    session.device.log.events.filter { $0.source == .app }.map(\.name).filter {
      $0 != "end of the tap"
    }
  }

  @Test(
    "work that a tap adds to the main queue runs in order before the step ends",
    arguments: [
      ("async", ["first", "second", "third"]),
      ("nested", ["outer", "inner", "innermost"]),
      ("group", ["in the group", "leaving", "notified"]),
      ("work item", ["item"]),
      ("tasks", ["first task", "second task", "inner task", "first task again"]),
      ("hopping", ["loaded", "loaded detached"]),
    ])
  func order(title: String, expected: [String]) throws {
    let session = try tapped(title)
    #expect(events(session) == expected)
    #expect(session.device.clock.now == .zero)
    #expect(session.device.findings.all.isEmpty)
  }

  @Test("work on the main queue runs after the tap's action has returned")
  func afterTheTap() throws {
    let session = try tapped("async")
    #expect(
      session.device.log.events.filter { $0.source == .app }.map(\.name) == [
        "end of the tap", "first", "second", "third",
      ])
  }

  @Test("due work and the main queue run alternately before time advances")
  func beforeTime() throws {
    let session = try tapped("mixed")
    #expect(
      events(session) == [
        "due now", "block", "task", "block of due work", "due work of the block",
      ])
    try session.perform(.wait(.milliseconds(1)))
    #expect(events(session).last == "due later")
  }

  @Test("a group that is left at 1, 2 and 3 s notifies at 3 s")
  func groupOverTime() throws {
    let session = try tapped("group later")
    #expect(events(session) == [])
    let waited = try session.expect(Expectation(.event("notified")))
    #expect(waited == .seconds(3))
  }

  @Test("a task that sleeps for 2 s on the device's clock continues after 2 s")
  func sleeping() throws {
    let session = try tapped("sleeping")
    #expect(events(session) == [])
    let waited = try session.expect(Expectation(.event("awake")))
    #expect(waited == .seconds(2))
    #expect(session.device.findings.all.isEmpty)
  }

  @Test("work that waits for 1 s, again and again, goes on for 5 s, and again with the next action")
  func endlessWaits() throws {
    let session = try tapped("endless waits")
    #expect(events(session) == Array(repeating: "tried", count: 5))
    try session.perform(.wait(.milliseconds(1)))
    #expect(events(session).count >= 10)
  }

  @Test("a main queue that never becomes empty is an error")
  func endless() throws {
    let session = try Session(QueueingAppDelegate.self)
    try session.launch()
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("endless")))
    }
    #expect(error?.message == "the main queue never becomes empty")
  }

  @Test(
    "delays of Dispatch and of tasks pass on virtual time, and in order",
    arguments: [
      ("asyncAfter", ["1 s", "1 s on a queue", "2 s by the wall"]),
      ("Task.sleep", ["1 s", "1.5 s", "2 s"]),
      ("source", ["tick", "tick", "cancelled"]),
      ("released source", []),
    ])
  func delays(title: String, expected: [String]) throws {
    let session = try tapped(title)
    let start = session.device.clock.now
    #expect(events(session) == [])
    try session.perform(.wait(.seconds(3)))
    #expect(events(session) == expected)
    #expect(start.duration(to: session.device.clock.now) == .seconds(3))
    #expect(session.device.clock.nextDeadline == nil)
    #expect(session.device.findings.all.isEmpty)
  }

  @Test(
    "work of other queues runs in order on the main thread, as work of its queue",
    arguments: [
      ("background", ["private", "barrier", "global", "main"]),
      ("synchronous", ["first", "synchronous", "second"]),
      ("semaphore", ["signalled", "went on"]),
      ("group wait", ["in the group", "went on"]),
      ("item wait", ["item", "went on"]),
      ("suspended queue", ["before"]),
      ("group of queues", ["one", "two", "notified"]),
    ])
  func queues(title: String, expected: [String]) throws {
    let session = try tapped(title)
    #expect(events(session) == expected)
    #expect(session.device.findings.all.isEmpty)
  }

  @Test(
    "a wait lets virtual time pass for what it waits for, and not beyond its limit",
    arguments: [
      ("wait for time", ["after 1 s", "after 2 s", "went on", "timed out"], 2_000),
      ("wait for an answer", ["answered", "went on"], 200),
      (
        "sleep", ["slept 4.0 seconds", "after 1 s", "after 9 s", "ran for 10.0 seconds"], 10_000
      ),
      ("run loop", ["tick", "tick", "went on"], 7_000),
    ])
  func waiting(title: String, expected: [String], milliseconds: Int) throws {
    let session = try Session(QueueingAppDelegate.self)
    try session.launch()
    let start = session.device.clock.now
    try session.perform(.tap(ElementQuery(title)))
    #expect(events(session) == expected)
    #expect(start.duration(to: session.device.clock.now) == .milliseconds(milliseconds))
  }

  @Test("the end of the process cancels what waits on the clock")
  func end() throws {
    let session = try tapped("asyncAfter")
    try session.perform(.kill)
    #expect(session.device.clock.nextDeadline == nil)
  }

  @Test(
    "work outside virtual time is a finding with its cause and remedy",
    arguments: [
      (
        "operation",
        "an OperationQueue put work on a background queue, whose threads know no virtual clock",
        "DispatchQueue.main.async { … } or Device.current.clock.schedule(after:)"
      ),
      (
        "URLSession", "URLSession sends requests over the real network, on queues of its own",
        "Device.current.network.send(request) { … }"
      ),
      (
        "timer", "a Timer waits on the wall clock",
        "Device.current.clock.schedule(every: .seconds(1)) { … }"
      ),
    ])
  func untrackedWork(title: String, cause: String, remedy: String) throws {
    let session = try tapped(title)
    #expect(
      session.device.findings.all.map(\.message) == [
        "The app left virtual time: \(cause), and no step waits for that. Write \(remedy) instead, "
          + "or let steps wait for it with `given realtime 2s`"
      ])
    #expect(session.device.findings.all.map(\.step) == [1])
    try session.perform(.wait(.seconds(1)))
  }
}
