import Dispatch
import Foundation
import HeadlessCombine
import HeadlessDevice
import Testing

@Suite("Combine: operators on time")
struct TimingTests {
  private let device = Device()
  private let subject = PassthroughSubject<String, TestError>()

  /// Records a publisher while letters are sent, each after its number of half seconds; `|` and `^` end.
  private func run(
    _ letters: [(Int, String)], cancelledAt end: Int? = nil, until last: Int = 40,
    _ make: (PassthroughSubject<String, TestError>) -> some Publisher<String, TestError>
  ) throws -> [String] {
    Device.current = device
    let clock = device.clock
    for (halves, letter) in letters {
      clock.schedule(after: .milliseconds(500 * halves)) { [subject] in
        switch letter {
        case "|": subject.send(completion: .finished)
        case "^": subject.send(completion: .failure(.offline))
        default: subject.send(letter)
        }
      }
    }
    let recorder = Recorder(make(subject), at: clock)
    if let end { clock.schedule(after: .milliseconds(500 * end)) { recorder.cancel() } }
    try clock.advance(by: .milliseconds(500 * last))
    return recorder.events
  }

  @Test("debounce sends a value once no other has come for the time")
  func debounce() throws {
    let events = try run([(1, "a"), (2, "b"), (6, "c"), (12, "|")]) {
      $0.debounce(for: .seconds(1), scheduler: RunLoop.main)
    }
    #expect(events == ["2.0 s: b", "4.0 s: c", "6.0 s: finished"])
  }

  @Test("debounce drops a value that waits at the end", arguments: ["|", "^"])
  func debounceEnd(_ end: String) throws {
    let events = try run([(1, "a"), (2, end)]) {
      $0.debounce(for: .seconds(1), scheduler: RunLoop.main)
    }
    #expect(events == ["1.0 s: \(end == "|" ? "finished" : "failure offline")"])
    #expect(device.clock.isIdle)
  }

  @Test("a cancelled debounce leaves no work")
  func debounceCancellation() throws {
    let events = try run([(1, "a")], cancelledAt: 2, until: 2) {
      $0.debounce(for: .seconds(1), scheduler: RunLoop.main)
    }
    #expect(events == [])
    #expect(device.clock.isIdle)
  }

  @Test(
    "throttle sends the first value at once, and one of each interval at its end",
    arguments: [(true, "c"), (false, "b")])
  func throttle(_ latest: Bool, _ second: String) throws {
    let events = try run([(2, "a"), (3, "b"), (4, "c"), (7, "d"), (20, "e"), (30, "|")]) {
      $0.throttle(for: .seconds(2), scheduler: RunLoop.main, latest: latest)
    }
    #expect(
      events == [
        "1.0 s: a", "3.0 s: \(second)", "5.0 s: d", "10.0 s: e", "15.0 s: finished",
      ])
  }

  @Test("throttle's end follows the value that waits", arguments: ["|", "^"])
  func throttleEnd(_ end: String) throws {
    let events = try run([(2, "a"), (3, "b"), (4, end)]) {
      $0.throttle(for: .seconds(2), scheduler: RunLoop.main, latest: true)
    }
    let last = end == "|" ? "finished" : "failure offline"
    #expect(events == ["1.0 s: a", "3.0 s: b", "3.0 s: \(last)"])
    #expect(device.clock.isIdle)
  }

  @Test("throttle ends at once when no value waits; cancelled, it leaves no work")
  func throttleCancellation() throws {
    let ended = try run([(2, "a"), (3, "|")], until: 3) {
      $0.throttle(for: .seconds(2), scheduler: RunLoop.main, latest: true)
    }
    #expect(ended == ["1.0 s: a", "1.5 s: finished"])
    #expect(device.clock.isIdle)
  }

  @Test("a cancelled throttle sends no value that waits")
  func throttleCancelled() throws {
    let events = try run([(2, "a"), (3, "b")], cancelledAt: 4, until: 4) {
      $0.throttle(for: .seconds(2), scheduler: RunLoop.main, latest: true)
    }
    #expect(events == ["1.0 s: a"])
    #expect(device.clock.isIdle)
  }

  @Test("delay sends values and the end later")
  func delay() throws {
    let events = try run([(1, "a"), (2, "b"), (3, "|")]) {
      $0.delay(for: .seconds(2), scheduler: DispatchQueue.main)
    }
    #expect(events == ["2.5 s: a", "3.0 s: b", "3.5 s: finished"])
  }

  @Test("a cancelled delay sends nothing")
  func delayCancellation() throws {
    let events = try run([(1, "a"), (2, "^")], cancelledAt: 4) {
      $0.delay(for: .seconds(2), scheduler: OperationQueue.main)
    }
    #expect(events == [])
  }

  @Test("receive sends when the current work is done, and at once on the immediate scheduler")
  func receive() throws {
    Device.current = device
    let later = Recorder(Just("a").receive(on: DispatchQueue.main), at: device.clock)
    #expect(later.events == [])
    try device.clock.runDueWork()
    #expect(later.events == ["0.0 s: a", "0.0 s: finished"])
    let now = Recorder(Just("a").receive(on: ImmediateScheduler.shared))
    #expect(now.events == ["a", "finished"])
  }

  @Test("subscribe starts the publisher at once")
  func subscribe() {
    #expect(Recorder(Just("a").subscribe(on: RunLoop.main)).events == ["a", "finished"])
  }

  @Test("timeout ends when no value has come for the time")
  func timeout() throws {
    let events = try run([(1, "a"), (4, "b"), (9, "c")]) {
      $0.timeout(.seconds(2), scheduler: RunLoop.main)
    }
    #expect(events == ["0.5 s: a", "2.0 s: b", "4.0 s: finished"])
  }

  @Test("timeout fails with its error, from the subscription on")
  func timeoutError() throws {
    let events = try run([]) {
      $0.timeout(.seconds(2), scheduler: RunLoop.main, customError: { .refused })
    }
    #expect(events == ["2.0 s: failure refused"])
  }

  @Test("an end and a cancellation stop the timeout", arguments: [true, false])
  func timeoutEnd(_ isCancelled: Bool) throws {
    let events = try run(
      isCancelled ? [] : [(2, "|")], cancelledAt: isCancelled ? 2 : nil, until: 2
    ) { $0.timeout(.seconds(9), scheduler: RunLoop.main) }
    #expect(events == (isCancelled ? [] : ["1.0 s: finished"]))
    #expect(device.clock.isIdle)
  }

  @Test(
    "a length of time has its unit",
    arguments: [
      (2, "2.0 s: a"), (1.5, "1.5 s: a"), (.seconds(3), "3.0 s: a"), (.seconds(0.5), "0.5 s: a"),
      (.milliseconds(20), "0.02 s: a"), (.microseconds(500), "0.0005 s: a"),
      (.nanoseconds(250_000_000), "0.25 s: a"),
    ] as [(SchedulerStride, String)])
  func units(_ time: SchedulerStride, _ event: String) throws {
    Device.current = device
    let recorder = Recorder(Just("a").delay(for: time, scheduler: RunLoop.main), at: device.clock)
    try device.clock.advance(by: .seconds(5))
    #expect(recorder.events.first == event)
  }

  @Test("a notification centre publishes the notifications of a name and an object until cancelled")
  func notifications() {
    Device.current = device
    let (center, object) = (NotificationCenter(), Recorder())
    let (name, other) = (Notification.Name("changed"), Notification.Name("other"))
    let all = Recorder(center.publisher(for: name).map { "\($0.userInfo?["number"] ?? "none")" })
    let ofObject = Recorder(center.publisher(for: name, object: object).map { _ in "posted" })
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: other, object: object)
    center.post(name: name, object: object)
    all.cancel()
    center.post(name: name, object: object)
    #expect(all.events == ["1", "none"])
    #expect(ofObject.events == ["posted", "posted"])
  }
}
