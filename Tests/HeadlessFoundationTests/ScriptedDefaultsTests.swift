import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Defaults = HeadlessFoundation.UserDefaults

@Suite("Defaults that a script sets after the app")
struct ScriptedDefaultsTests {
  private let device = Device()

  @Test("a script's true is a text while the app's own value of the key is one, and else a switch")
  func switches() {
    Device.current = device
    let defaults = Defaults.standard
    for key in ["kept", "removed", "replaced"] { defaults.set("a", forKey: key) }
    defaults.removeObject(forKey: "removed")
    defaults.set(1, forKey: "replaced")
    let keys = ["kept", "removed", "replaced", "new"]
    device.storage.merge(Dictionary(uniqueKeysWithValues: keys.map { ($0, "true") }))
    #expect(
      keys.map { defaults.object(forKey: $0) is String } == [true, false, false, false])
    #expect(keys.map { defaults.object(forKey: $0) as? Bool } == [nil, true, true, true])
    #expect(keys.map { defaults.bool(forKey: $0) } == [true, true, true, true])
  }
}
