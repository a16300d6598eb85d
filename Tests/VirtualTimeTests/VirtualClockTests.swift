import Testing
import VirtualTime

@Suite("VirtualClock")
struct VirtualClockTests {
  let clock = VirtualClock()

  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  func note(_ name: String, after delay: Duration) -> VirtualClock.Token {
    clock.schedule(after: delay) {
      self.log.lines.append("\(name) at \(self.clock.now.nanoseconds)")
    }
  }

  @Test("work runs in order of its deadline, then of its scheduling, each at its own instant")
  func order() throws {
    _ = note("late", after: .nanoseconds(30))
    _ = note("first", after: .nanoseconds(10))
    _ = note("second", after: .nanoseconds(10))
    _ = note("never", after: .nanoseconds(31))
    try clock.advance(by: .nanoseconds(30))
    #expect(log.lines == ["first at 10", "second at 10", "late at 30"])
    #expect(clock.now.nanoseconds == 30)
    #expect(clock.workDone == 3)
    #expect(clock.nextDeadline == VirtualClock.Instant(nanoseconds: 31))
  }

  @Test("work scheduled by work runs when it falls due during the advance")
  func nested() throws {
    clock.schedule(after: .nanoseconds(10)) {
      self.log.lines.append("outer at \(self.clock.now.nanoseconds)")
      _ = self.note("inner", after: .nanoseconds(5))
      _ = self.note("now", after: .zero)
      _ = self.note("past", after: .nanoseconds(-5))
    }
    try clock.advance(by: .nanoseconds(20))
    #expect(log.lines == ["outer at 10", "now at 10", "past at 10", "inner at 15"])
    #expect(clock.now.nanoseconds == 20)
  }

  @Test("a token cancels its work; cancelling again or too late does nothing")
  func cancel() throws {
    let kept = note("kept", after: .nanoseconds(1))
    let cancelled = note("cancelled", after: .nanoseconds(1))
    #expect(cancelled.isPending)
    cancelled.cancel()
    cancelled.cancel()
    #expect(!cancelled.isPending)
    try clock.advance(by: .nanoseconds(1))
    kept.cancel()
    #expect(!kept.isPending)
    #expect(log.lines == ["kept at 1"])
    #expect(clock.isIdle)
  }

  @Test("cancelled work releases what it captured")
  func letsGo() {
    final class Captured { func use() {} }
    var captured: Captured? = Captured()
    weak let remains = captured
    let token = captured.map { captured in
      clock.schedule(after: .seconds(1)) { captured.use() }
    }
    captured = nil
    #expect(remains != nil)
    token?.cancel()
    #expect(remains == nil)
  }

  @Test(
    "advanceToNextDeadline runs all work due there and returns whether there was any")
  func nextDeadline() throws {
    _ = note("a", after: .seconds(1))
    _ = note("b", after: .seconds(1))
    _ = note("c", after: .seconds(2))
    #expect(try clock.advanceToNextDeadline())
    #expect(log.lines == ["a at 1000000000", "b at 1000000000"])
    #expect(try clock.advanceToNextDeadline())
    #expect(try !clock.advanceToNextDeadline())
    #expect(clock.nextDeadline == nil)
  }

  @Test("advancing by a negative duration does not move time back")
  func monotonic() throws {
    try clock.advance(by: .seconds(5))
    try clock.advance(by: .seconds(-3))
    try clock.advance(to: .zero)
    #expect(clock.now == .zero.advanced(by: .seconds(5)))
    _ = note("past", after: .seconds(-9))
    try clock.runDueWork()
    #expect(log.lines == ["past at 5000000000"])
  }

  @Test("endless work at one instant throws Livelock, which names the last piece")
  func livelock() throws {
    func again() {
      clock.schedule(after: .zero, for: .init(.timer, "spinner"), again)
    }
    try clock.advance(by: .seconds(1))
    again()
    let line: UInt = #line
    let livelock = #expect(throws: Livelock.self) { try clock.runDueWork() }
    #expect(
      livelock?.description == """
        Work never ends at one instant: 10000 pieces each scheduled the next one, or 100000 ran. \
        The app schedules work without letting time pass. The last was timer spinner (scheduled at \
        \(#fileID):\(line - 4)). Give it a delay, or stop it.
        """)
    #expect(livelock?.instant == clock.now)
  }

  @Test("50,000 pieces of work side by side at one instant are no livelock")
  func sideBySide() throws {
    var count = 0
    for _ in 0..<50_000 { clock.schedule(after: .zero) { count += 1 } }
    try clock.runDueWork()
    #expect(count == 50_000)
  }

  @Test("a chain of 10,000 pieces of work at one instant is noticed before the next one runs")
  func chain() {
    var count = 0
    func again() {
      count += 1
      clock.schedule(after: .zero, again)
    }
    clock.schedule(after: .zero, again)
    #expect(throws: Livelock.self) { try clock.runDueWork() }
    #expect(count == VirtualClock.livelockLimit)
  }

  @Test("a livelock leaves the clock usable")
  func afterLivelock() throws {
    var rounds = 0
    func again() {
      rounds += 1
      if rounds < VirtualClock.livelockLimit + 10 { clock.schedule(after: .zero, again) }
    }
    again()
    #expect(throws: Livelock.self) { try clock.runDueWork() }
    try clock.runDueWork()
    #expect(clock.isIdle)
  }

  @Test("pending work lists its purpose, origin and deadline")
  func pending() {
    clock.schedule(after: .seconds(2), for: .init(.request, "GET /trips")) {}
    clock.schedule(after: .seconds(1), for: .init(.timer, period: .milliseconds(500))) {}
    clock.schedule(after: .seconds(3)) {}
    let line: UInt = #line
    #expect(
      clock.pending.map(\.description) == [
        "timer every 500 ms (scheduled at \(#fileID):\(line - 2))",
        "request GET /trips (scheduled at \(#fileID):\(line - 3))",
        "work (scheduled at \(#fileID):\(line - 1))",
      ])
    #expect(clock.pending.map(\.due.nanoseconds) == [1_000_000_000, 2_000_000_000, 3_000_000_000])
    #expect(clock.hasPending(.request))
    #expect(!clock.hasPending(.transition))
  }

  @Test("cancelling a token of a released clock does nothing")
  func clockGone() {
    var clock: VirtualClock? = VirtualClock()
    weak let remains = clock
    let token = clock?.schedule(after: .seconds(1)) {}
    clock = nil
    #expect(remains == nil)
    token?.cancel()
  }
}
