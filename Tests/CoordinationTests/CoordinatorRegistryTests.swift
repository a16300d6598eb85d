import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Coordination

@Suite("The list of watched coordinators")
struct CoordinatorRegistryTests {
  private final class Object {}

  private let registry = CoordinatorRegistry()

  private func add(_ objects: [Object]) {
    for object in objects { registry.add(object) }
  }

  private func objects(_ count: Int) -> [Object] { (0..<count).map { _ in Object() } }

  @Test("the 65th removes those that were released and have nothing left to report")
  func pruning() {
    Device.current = Device()
    let alive = objects(2)
    add(alive)
    add(objects(62))
    registry.entries[1].hasShown = true
    registry.entries[1].isReleaseReported = true
    // A released coordinator that has shown a screen is reported before it is forgotten.
    registry.entries[2].hasShown = true
    registry.entries[3].hasShown = true
    registry.entries[3].isReleaseReported = true
    registry.entries[4].isReleaseReported = true
    let kept = registry.entries.prefix(3).map(ObjectIdentifier.init)
    let all = alive + [Object()]
    registry.add(all[2])
    #expect(registry.entries.dropLast().map(ObjectIdentifier.init) == kept)
    #expect(registry.alive.map(ObjectIdentifier.init) == all.map(ObjectIdentifier.init))
  }

  @Test("after that, it is searched when it has twice the length")
  func doubling() {
    Device.current = Device()
    let alive = objects(65)
    add(alive)
    add(objects(63))
    #expect(registry.entries.count == 128)
    let last = Object()
    registry.add(last)
    #expect(registry.entries.count == 66)
    #expect(registry.alive.count == 66)
    withExtendedLifetime((alive, last)) {}
  }

  @Test("several objects are exempt from the list of leaks, and nothing that is gone")
  func keeping() {
    Device.current = Device()
    let kept = objects(2)
    for object in kept { registry.keep(object) }
    #expect((kept + objects(1)).map(registry.isKept) == [true, true, false])
    #expect(!registry.isKept(nil))
  }
}
