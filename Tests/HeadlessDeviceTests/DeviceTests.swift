import Foundation
import HeadlessDevice
import Testing
import VirtualTime

@Suite("Device")
struct DeviceTests {
  @Test("two devices with equal seeds give the same numbers and UUIDs; other seeds give others")
  func seeds() {
    let draw = { (seed: UInt64) -> [String] in
      var configuration = Device.Configuration()
      configuration.seed = seed
      let device = Device(configuration)
      return [device.uuid().uuidString, "\(device.random.next())", device.uuid().uuidString]
    }
    #expect(draw(7) == draw(7))
    #expect(draw(7) != draw(8))
    #expect(draw(7)[0] != draw(7)[2])
  }

  @Test("a UUID has the version 4 and the variant bits")
  func uuidVersion() {
    let text = Array(Device().uuid().uuidString)
    #expect(text[14] == "4")
    #expect("89AB".contains(text[19]))
  }

  @Test("advancing the clock advances the date; setting the date does not change the clock")
  func date() throws {
    let device = Device()
    #expect(device.date == Date(timeIntervalSince1970: 1_767_603_600))
    try device.clock.advance(by: .seconds(90))
    #expect(device.date == Date(timeIntervalSince1970: 1_767_603_690))
    device.date = Date(timeIntervalSince1970: 0)
    try device.clock.advance(by: .seconds(1))
    #expect(device.date == Date(timeIntervalSince1970: 1))
    #expect(device.clock.now == VirtualClock.Instant(nanoseconds: 91_000_000_000))
  }

  @Test("an attached instance is made once for each device, and again after detach")
  func attached() {
    final class Shared {}
    let first = Device()
    let second = Device()
    let shared = first.attached(Shared.self) { Shared() }
    #expect(first.attached(Shared.self) { Shared() } === shared)
    #expect(second.attached(Shared.self) { Shared() } !== shared)
    first.detach(Shared.self)
    #expect(first.attached(Shared.self) { Shared() } !== shared)
  }

  @Test("the same mistake twice in one step is one finding; in two steps, two findings")
  func findings() {
    let device = Device()
    let kind = Finding.Kind(rawValue: "presentation")
    device.findings.step = 1
    device.findings.report(kind, "A on B")
    device.findings.report(kind, "A on B")
    device.findings.step = 2
    device.findings.report(kind, "A on B")
    #expect(device.findings.all.map(\.step) == [1, 2])
  }

  @Test("a finding does not tell addresses, which differ in each run")
  func addresses() {
    let device = Device()
    device.findings.report(
      .init(rawValue: "navigation"), "failed: <Answer 0x00007f1d504f9361>, code 0x1F and 0xab12cd")
    #expect(device.findings.all.map(\.message) == ["failed: <Answer 0x…>, code 0x1F and 0x…"])
  }
}
