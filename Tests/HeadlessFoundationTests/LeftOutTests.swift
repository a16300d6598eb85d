import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessFoundation

@Suite("Statements that a port left out")
struct LeftOutTests {
  private func events() -> [String] { Device.current.log.events.map { "\($0.name) \($0.detail)" } }

  @Test("the event log has each statement once for a device, and each time counts as a change")
  func log() {
    Device.current = Device()
    let looks = LookChanges.count
    Ported.leaveOut("Auth of Login.swift:3")
    Ported.leaveOut("Auth of Login.swift:3")
    Ported.leaveOut("Auth of Login.swift:4")
    #expect(events() == ["left out Auth of Login.swift:3", "left out Auth of Login.swift:4"])
    #expect(LookChanges.count == looks + 3)
    Device.current = Device()
    Ported.leaveOut("Auth of Login.swift:3")
    #expect(events() == ["left out Auth of Login.swift:3"])
  }

  @Test("a part that the app lacks is a finding, once for a device")
  func finding() {
    Device.current = Device()
    let looks = LookChanges.count
    for line in [3, 4, 3] { Ported.reportSkipped("show() goes on without line \(line)") }
    #expect(
      Device.current.findings.all.map { "\($0.kind.rawValue): \($0.message)" } == [
        "port: show() goes on without line 3", "port: show() goes on without line 4",
      ])
    #expect(LookChanges.count == looks + 3)
    #expect(events().isEmpty)
  }

  @Test("a process of tests ends where the app lacks a part, since a test could pass without it")
  func tests() async {
    await #expect(processExitsWith: .failure) { Ported.skip("show() does nothing") }
  }
}
