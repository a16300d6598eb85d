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
}
