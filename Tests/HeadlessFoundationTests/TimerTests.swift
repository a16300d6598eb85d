import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Timer = HeadlessFoundation.Timer

@Suite("Timers")
struct TimerTests {
  private let device = Device()

  private var seconds: Double { Double(device.clock.now.nanoseconds) / 1_000_000_000 }

  @Test("a timer runs once at its time, and is invalid from then on")
  func once() throws {
    Device.current = device
    var runs: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
      runs.append(seconds)
      #expect(!timer.isValid)
    }
    #expect(timer.timeInterval == 0)
    try device.clock.advance(by: .seconds(1))
    #expect(timer.isValid)
    try device.clock.advance(by: .seconds(9))
    #expect(runs == [2])
    #expect(!timer.isValid)
  }

  @Test("a repeating timer runs at each interval until it is invalidated")
  func repeating() throws {
    Device.current = device
    var runs: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { timer in
      runs.append(seconds)
      if runs.count == 3 { timer.invalidate() }
    }
    #expect(timer.timeInterval == 1.5)
    try device.clock.advance(by: .seconds(9))
    #expect(runs == [1.5, 3, 4.5])
    #expect(!timer.isValid)
    #expect(device.clock.isIdle)
  }

  @Test("a timer starts on a run loop, once however often it is added")
  func runLoop() throws {
    Device.current = device
    var runs: [Double] = []
    let timer = Timer(timeInterval: 1, repeats: true) { _ in runs.append(seconds) }
    try device.clock.advance(by: .seconds(2))
    #expect(runs == [])
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    try device.clock.advance(by: .seconds(2))
    #expect(runs == [3, 4])
    timer.invalidate()
    RunLoop.main.add(timer, forMode: .common)
    #expect(device.clock.isIdle)
  }

  @Test("fire runs the action now: it ends a single timer and keeps a repeating one")
  func fire() throws {
    Device.current = device
    var runs: [String] = []
    let single = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      runs.append("single \(seconds)")
    }
    let repeating = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      runs.append("repeating \(seconds)")
    }
    single.fire()
    single.fire()
    repeating.fire()
    try device.clock.advance(by: .seconds(1))
    repeating.invalidate()
    repeating.fire()
    #expect(runs == ["single 0.0", "repeating 0.0", "repeating 1.0"])
  }

  @Test("a timer with a date runs then; a date that has passed counts as now")
  func date() throws {
    Device.current = device
    var runs: [Double] = []
    for offset in [3.0, -5] {
      let timer = Timer(fire: device.date + offset, interval: 1, repeats: false) { _ in
        runs.append(seconds)
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    try device.clock.advance(by: .seconds(9))
    #expect(runs == [0, 3])
  }

  @Test("a repeating timer with a date runs then, and at each interval from there")
  func repeatingDate() throws {
    Device.current = device
    var runs: [Double] = []
    let start = device.date
    let timer = Timer(fire: start + 3, interval: 2, repeats: true) { timer in
      runs.append(seconds)
      if runs.count == 3 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
    #expect(timer.fireDate == start + 3)
    try device.clock.advance(by: .seconds(4))
    #expect(timer.fireDate == start + 5)
    try device.clock.advance(by: .seconds(9))
    #expect(runs == [3, 5, 7])
    #expect(device.clock.isIdle)
  }

  @Test("a new date moves a running timer, and does not start one that does not run")
  func fireDate() throws {
    Device.current = device
    var runs: [Double] = []
    let running = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
      runs.append(seconds)
    }
    #expect(running.fireDate == device.date + 5)
    running.fireDate = device.date + 2
    let waiting = Timer(timeInterval: 1, repeats: false) { _ in runs.append(-1) }
    waiting.fireDate = device.date + 1
    try device.clock.advance(by: .seconds(9))
    #expect(runs == [2])
    #expect(waiting.isValid)
  }

  @Test("an object that only the timer owns may invalidate it while it is released")
  func releasedOwner() throws {
    final class Owner {
      let whenReleased: () -> Void
      init(_ whenReleased: @escaping () -> Void) { self.whenReleased = whenReleased }
      func tick() {}
      isolated deinit { whenReleased() }
    }
    Device.current = device
    for repeats in [false, true] {
      var (released, timer) = (0, Timer?.none)
      do {
        let owner = Owner {
          released += 1
          timer?.invalidate()
        }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in owner.tick() }
      }
      if repeats { timer?.invalidate() } else { try device.clock.advance(by: .seconds(1)) }
      #expect(released == 1)
    }
  }

  @Test("an invalidated timer releases its closure and its work, however it was started")
  func released() {
    Device.current = device
    for (repeats, isStarted) in [(false, false), (false, true), (true, false), (true, true)] {
      var object: NSObject? = NSObject()
      weak let held = object
      let timer = Timer(timeInterval: 1, repeats: repeats) { [object] _ in _ = object }
      object = nil
      if isStarted { RunLoop.main.add(timer, forMode: .common) }
      #expect(held != nil)
      #expect(device.clock.isIdle != isStarted)
      timer.invalidate()
      #expect(held == nil)
      #expect(device.clock.isIdle)
      #expect(timer.fireDate == device.date + 1)
    }
  }

  @Test("a new date moves a repeating timer that runs; from there it keeps its interval")
  func movedRepetition() throws {
    Device.current = device
    var runs: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
      runs.append(seconds)
    }
    try device.clock.advance(by: .seconds(3))
    timer.fireDate = device.date + 3
    try device.clock.advance(by: .seconds(6))
    timer.invalidate()
    #expect(runs == [2, 6, 8])
  }

  @Test("a repeating timer without an interval runs ten thousand times a second")
  func noInterval() throws {
    Device.current = device
    var runs = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in runs += 1 }
    try device.clock.advance(by: .milliseconds(1))
    timer.invalidate()
    #expect(runs == 10)
  }
}
