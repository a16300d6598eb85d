import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessFoundation

private typealias Timer = HeadlessFoundation.Timer

/// A target that records the data of the timers that call it.
private final class Target: NSObject, SelectorTarget {
  private(set) var ticks: [String] = []

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "tick:" else { return nil }
    return {
      let timer: Timer = try $0.argument(0)
      self.ticks.append(timer.userInfo as? String ?? "none")
      return nil
    }
  }
}

/// Source of this suite: Apple's documentation of Timer.
@Suite("Timers with a target or a first date")
struct TimerTargetTests {
  @Test("a scheduled timer calls its target's method with itself")
  func scheduled() throws {
    let device = Device()
    Device.current = device
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 2, target: target, selector: "tick:", userInfo: "a", repeats: true)
    try device.clock.advance(by: .seconds(5))
    #expect(target.ticks == ["a", "a"])
    timer.invalidate()
    try device.clock.advance(by: .seconds(5))
    #expect(target.ticks == ["a", "a"])
  }

  @Test("a timer with a first date runs then, at once for one in the past, and at its interval")
  func firstDate() throws {
    let device = Device()
    Device.current = device
    let target = Target()
    let dates = ["soon": 3.0, "past": -3.0]
    for (name, seconds) in dates.sorted(by: { $0.key > $1.key }) {
      RunLoop.main.add(
        Timer(
          fireAt: device.date.addingTimeInterval(seconds), interval: 10, target: target,
          selector: "tick:", userInfo: name, repeats: true), forMode: .common)
    }
    try device.clock.advance(by: .seconds(2))
    #expect(target.ticks == ["past"])
    try device.clock.advance(by: .seconds(9))
    #expect(target.ticks == ["past", "soon", "past"])
    var runs = 0
    let block = Timer(
      fire: device.date.addingTimeInterval(1), interval: 10, repeats: false
    ) { _ in runs += 1 }
    RunLoop.main.add(block, forMode: .common)
    try device.clock.advance(by: .milliseconds(999))
    #expect(runs == 0)
    try device.clock.advance(by: .milliseconds(1))
    #expect(runs == 1)
  }
}
