import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// An object that a display link calls.
private final class Animation: UIResponder {
  private(set) var times: [Int] = []
  var isReleased: () -> Void = {}

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "step" else { return super.rehearsalMethod(for: selector) }
    return { [unowned self] in
      let link: CADisplayLink = try $0.argument(0)
      times.append(Int((link.timestamp * 1000).rounded()))
      return nil
    }
  }

  isolated deinit { isReleased() }
}

/// Source: CADisplayLink's documentation.
@Suite("CADisplayLink")
struct DisplayLinkTests {
  private let step = Selector("step")

  @Test("the target is called at each frame, sixty a second, once the link is added")
  func frames() throws {
    let phone = SpyPhone()
    let animation = Animation()
    let link = CADisplayLink(target: animation, selector: step)
    try phone.device.clock.advance(by: .milliseconds(60))
    #expect(animation.times == [])
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    try phone.device.clock.advance(by: .milliseconds(51))
    #expect(animation.times == [77, 93, 110])
    #expect(Int((link.targetTimestamp * 1000).rounded()) == 127)
    link.invalidate()
    try phone.device.clock.advance(by: .seconds(1))
    #expect(animation.times.count == 3)
  }

  @Test(
    "a wanted rate is that of every second, third or later frame",
    arguments: [(0, 60), (60, 60), (30, 30), (25, 30), (20, 20), (10, 10), (120, 60)])
  func rate(wanted: Int, calls: Int) throws {
    for usesRange in [false, true] {
      let phone = SpyPhone()
      let animation = Animation()
      let link = CADisplayLink(target: animation, selector: step)
      link.add(to: .main, forMode: .common)
      if usesRange {
        let rate = Float(wanted)
        link.preferredFrameRateRange = .init(minimum: rate, maximum: rate, preferred: rate)
      } else {
        link.preferredFramesPerSecond = wanted
      }
      try phone.device.clock.advance(by: .milliseconds(1001))
      #expect(animation.times.count == calls)
      link.invalidate()
    }
  }

  @Test("a paused or removed link calls nobody until it goes on")
  func paused() throws {
    let phone = SpyPhone()
    let animation = Animation()
    let link = CADisplayLink(target: animation, selector: step)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    try phone.device.clock.advance(by: .seconds(1))
    link.isPaused = false
    try phone.device.clock.advance(by: .milliseconds(17))
    link.remove(from: .main, forMode: .common)
    try phone.device.clock.advance(by: .seconds(1))
    #expect(animation.times == [1017])
  }

  @Test("a link retains its target until it is invalidated")
  func lifetime() throws {
    let phone = SpyPhone()
    var released = 0
    let link: CADisplayLink
    do {
      let animation = Animation()
      animation.isReleased = { released += 1 }
      link = CADisplayLink(target: animation, selector: step)
    }
    link.add(to: .main, forMode: .common)
    try phone.device.clock.advance(by: .milliseconds(17))
    #expect(released == 0)
    link.invalidate()
    #expect(released == 1)
  }

  @Test("a target that invalidates the link in its deinit is released once")
  func invalidatedAgain() {
    let phone = SpyPhone()
    defer { _ = phone }
    var (released, link) = (0, CADisplayLink?.none)
    do {
      let animation = Animation()
      link = CADisplayLink(target: animation, selector: step)
      animation.isReleased = {
        released += 1
        link?.invalidate()
      }
    }
    link?.add(to: .main, forMode: .common)
    link?.invalidate()
    #expect(released == 1)
  }
}
