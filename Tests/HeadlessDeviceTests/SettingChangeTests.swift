import Foundation
import HeadlessDevice
import Testing

@Suite("Changes of a device's settings, and the end of an app's process")
struct SettingChangeTests {
  private final class Owner {}

  private let device = Device()

  @Test("observers hear of a setting that changes, and not of one that is set to its own value")
  func changes() {
    let owner = Owner()
    var heard: [DeviceChanges.Change] = []
    device.changes.observe(owner) { heard.append($0) }
    device.width = device.width
    device.biometry = device.biometry
    #expect(heard == [])
    device.width = .regular
    device.biometry = .touchID
    #expect(heard == [.width, .biometry])
    withExtendedLifetime(owner) {}
  }

  @Test("the end of the process makes an attached instance anew at the next call")
  func attachments() {
    let first = device.attached(Owner.self) { Owner() }
    device.endProcess()
    #expect(device.attached(Owner.self) { Owner() } !== first)
  }

  @Test("the end of the process removes the app's work and its observers, and keeps the storage")
  func end() throws {
    let owner = Owner()
    var calls: [String] = []
    device.storage.set("1", forKey: "a")
    device.clock.schedule(after: .seconds(1)) { calls.append("work") }
    device.changes.observe(owner) { _ in calls.append("change") }
    device.network.observeReachability(owner) { _ in calls.append("reachability") }
    device.network.send(HTTPRequest("GET", "/a")) { _ in calls.append("answer") }
    device.endProcess()
    device.width = .regular
    device.network.isOnline = false
    try device.clock.advance(by: .seconds(5))
    #expect(calls == [])
    #expect(device.storage.values == ["a": .text("1")])
    withExtendedLifetime(owner) {}
  }
}
