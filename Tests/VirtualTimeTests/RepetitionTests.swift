import Testing
import VirtualTime

@Suite("A repeating timer")
struct RepetitionTests {
  @Test("it runs each time its period has passed until it is cancelled")
  func period() throws {
    let clock = VirtualClock()
    var instants: [Duration] = []
    let timer = clock.schedule(every: .seconds(2)) {
      instants.append(VirtualClock.Instant.zero.duration(to: clock.now))
    }
    try clock.advance(by: .seconds(7))
    #expect(instants == [.seconds(2), .seconds(4), .seconds(6)])
    timer.cancel()
    try clock.advance(by: .seconds(7))
    #expect(instants == [.seconds(2), .seconds(4), .seconds(6)])
    #expect(clock.isIdle)
  }

  @Test("its work can cancel it")
  func fromInside() throws {
    let clock = VirtualClock()
    var runs = 0
    var timer: VirtualClock.Repetition?
    timer = clock.schedule(every: .seconds(1)) {
      runs += 1
      if runs == 3 { timer?.cancel() }
    }
    try clock.advance(by: .seconds(10))
    #expect(runs == 3)
    #expect(timer?.isActive == false)
  }

  @Test("it runs after its handle is released, and releases its work when cancelled")
  func lifetime() throws {
    final class Worker {}
    let clock = VirtualClock()
    var worker: Worker? = Worker()
    weak let weakWorker = worker
    let timer = clock.schedule(every: .seconds(1)) { [worker] in _ = worker }
    worker = nil
    try clock.advance(by: .seconds(3))
    #expect(weakWorker != nil)
    timer.cancel()
    #expect(weakWorker == nil)
  }

  @Test("pending work lists its name, period and origin")
  func name() {
    let clock = VirtualClock()
    clock.schedule(every: .milliseconds(500), for: "poll", fileID: "App/Poll.swift", line: 7) {}
    #expect(
      clock.pending.map(\.description) == [
        "timer poll every 500 ms (scheduled at App/Poll.swift:7)"
      ])
  }

  @Test("a period of zero throws Livelock, which names it")
  func zero() {
    let clock = VirtualClock()
    clock.schedule(every: .zero, fileID: "App/Poll.swift", line: 7) {}
    let livelock = #expect(throws: Livelock.self) { try clock.runDueWork() }
    #expect(livelock?.last.origin == "App/Poll.swift:7")
  }

  @Test("repeating timers are listed in the order they will run, without other work")
  func list() {
    let clock = VirtualClock()
    clock.schedule(after: .seconds(1)) {}
    #expect(clock.repeatingTimers == [] && !clock.hasOnlyRepeatingTimers)
    clock.schedule(every: .seconds(3), for: "late", fileID: "App/Poll.swift", line: 7) {}
    clock.schedule(every: .seconds(2), for: "early", fileID: "App/Poll.swift", line: 8) {}
    #expect(
      clock.repeatingTimers.map(\.description) == [
        "timer early every 2 s (scheduled at App/Poll.swift:8)",
        "timer late every 3 s (scheduled at App/Poll.swift:7)",
      ])
    #expect(!clock.hasOnlyRepeatingTimers)
  }
}
