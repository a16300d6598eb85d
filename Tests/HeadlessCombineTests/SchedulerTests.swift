import Dispatch
import Foundation
import HeadlessCombine
import HeadlessDevice
import Testing

/// A scheduler of an app that notes what it is asked for, and runs it on the main queue.
private struct NotingScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  let note: (String) -> Void

  var now: SchedulerTimeType { DispatchQueue.main.now }
  var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    note("soon")
    DispatchQueue.main.schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    note("after \(now.distance(to: date).timeInterval) s")
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    note("every \(interval.timeInterval) s")
    return DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

/// A scheduler that notes the tolerance of the work that it is asked for, and runs none.
private struct TolerantScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  let note: (String) -> Void

  var now: SchedulerTimeType { DispatchQueue.main.now }
  var minimumTolerance: SchedulerTimeType.Stride { 2 }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) { note("once \(tolerance.timeInterval)") }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    note("repeated \(tolerance.timeInterval)")
    return AnyCancellable {}
  }
}

@Suite("Combine: schedulers")
struct SchedulerTests {
  private let device = Device()
  private let recorder: Recorder

  init() { recorder = Recorder(at: device.clock) }

  private var scheduler: NotingScheduler {
    NotingScheduler { [recorder] in recorder.add($0) }
  }

  @Test("work of a queue runs soon, at a time, and repeatedly until it is cancelled")
  func queue() throws {
    Device.current = device
    let queue = DispatchQueue.main
    queue.schedule { recorder.add("soon") }
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1500))) { recorder.add("once") }
    let ticks = queue.schedule(after: queue.now.advanced(by: 1), interval: .seconds(2)) {
      recorder.add("tick")
    }
    try device.clock.advance(by: .seconds(4))
    ticks.cancel()
    try device.clock.advance(by: .seconds(4))
    #expect(recorder.events == ["0.0 s: soon", "1.0 s: tick", "1.5 s: once", "3.0 s: tick"])
    #expect(device.clock.isIdle)
  }

  @Test("the tolerance is the one that is given, or else the scheduler's shortest")
  func tolerances() throws {
    Device.current = device
    #expect(DispatchQueue.main.minimumTolerance == 0)
    let scheduler = TolerantScheduler { recorder.add($0) }
    for tolerance in [nil, 5] as [DispatchQueue.SchedulerTimeType.Stride?] {
      scheduler.schedule(after: scheduler.now, tolerance: tolerance) {}
      _ = scheduler.schedule(after: scheduler.now, interval: 1, tolerance: tolerance) {}
    }
    #expect(
      recorder.events == [
        "0.0 s: once 2.0", "0.0 s: repeated 2.0", "0.0 s: once 5.0", "0.0 s: repeated 5.0",
      ])
  }

  @Test("operators ask an app's own scheduler, and send nothing after the end or once cancelled")
  func ownScheduler() throws {
    Device.current = device
    let subject = PassthroughSubject<String, Never>()
    let tokens = [
      subject.receive(on: scheduler).sink { recorder.add("received \($0)") },
      subject.delay(for: 2, scheduler: scheduler).sink { recorder.add("delayed \($0)") },
      subject.debounce(for: 1, scheduler: scheduler).sink { recorder.add("debounced \($0)") },
    ]
    subject.send("a")
    try device.clock.advance(by: .seconds(3))
    subject.send("b")
    for token in tokens { token.cancel() }
    try device.clock.advance(by: .seconds(3))
    #expect(
      recorder.events == [
        "0.0 s: soon", "0.0 s: after 2.0 s", "0.0 s: every 1.0 s", "0.0 s: received a",
        "1.0 s: debounced a", "2.0 s: delayed a", "3.0 s: soon", "3.0 s: after 2.0 s",
        "3.0 s: every 1.0 s",
      ])
    #expect(device.clock.isIdle)
  }

  @Test("the immediate scheduler runs delayed work at once")
  func immediate() {
    Device.current = device
    recorder.observe(Just("a").delay(for: 5, scheduler: ImmediateScheduler.shared))
    #expect(recorder.events == ["0.0 s: a", "0.0 s: finished"])
  }

  @Test("the immediate scheduler runs repeated work once, at once")
  func immediateRepetition() {
    var count = 0
    let scheduler = ImmediateScheduler.shared
    let token = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    #expect(count == 1)
    token.cancel()
  }

  @Test("measureInterval sends the time since the value before")
  func measureInterval() throws {
    Device.current = device
    let subject = PassthroughSubject<String, Never>()
    recorder.observe(subject.measureInterval(using: RunLoop.main).map(\.timeInterval))
    for delay in [1.0, 0.5, 2] {
      try device.clock.advance(by: .seconds(delay))
      subject.send("")
    }
    subject.send(completion: .finished)
    #expect(
      recorder.events == ["1.0 s: 1.0", "1.5 s: 0.5", "3.5 s: 2.0", "3.5 s: finished"])
  }

  @Test("collect sends the values of each interval, the rest at the end, and earlier by number")
  func collect() throws {
    Device.current = device
    let subject = PassthroughSubject<Int, Never>()
    recorder.observe(subject.collect(.byTime(DispatchQueue.main, .seconds(1))))
    let byCount = Recorder(at: device.clock)
    byCount.observe(subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)))
    for value in 1...3 { subject.send(value) }
    try device.clock.advance(by: .milliseconds(2500))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(
      recorder.events == ["1.0 s: [1, 2, 3]", "2.5 s: [4]", "2.5 s: finished"])
    #expect(
      byCount.events == [
        "0.0 s: [1, 2]", "1.0 s: [3]", "2.5 s: [4]", "2.5 s: finished",
      ])
    #expect(device.clock.isIdle)
  }

  @Test("times and lengths convert from and to Dispatch's and Foundation's, and are compared")
  func conversions() throws {
    Device.current = device
    try device.clock.advance(by: .seconds(3))
    let now = DispatchQueue.main.now
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(DispatchQueue.SchedulerTimeType(now.dispatchTime) == now)
    #expect(RunLoop.SchedulerTimeType(device.date.addingTimeInterval(2)) == now.advanced(by: 2))
    #expect(now.advanced(by: 2).date == device.date.addingTimeInterval(2))
    #expect(
      [Stride.seconds(1), .seconds(0.5), .milliseconds(2), .microseconds(3), .nanoseconds(4)]
        .map(\.magnitude) == [1_000_000_000, 500_000_000, 2_000_000, 3_000, 4])
    #expect(
      [
        DispatchTimeInterval.seconds(1), .milliseconds(2), .microseconds(3), .nanoseconds(4),
        .never,
      ]
      .map { Stride($0).magnitude } == [1_000_000_000, 2_000_000, 3_000, 4, .max])
    #expect(Stride(0.25) + 0.5 == 0.75)
    #expect(Stride(1) - 0.25 < 1)
    #expect(-Stride(1) == .seconds(-1))
    #expect(Stride.nanoseconds(6) * .nanoseconds(7) == .nanoseconds(42))
    var product = Stride.nanoseconds(6)
    product *= .nanoseconds(7)
    #expect(product == .nanoseconds(42))
  }
}
