import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("The registry of view controllers")
struct ControllerRegistryTests {
  @Test("released controllers are removed as the entries double, living ones stay in their order")
  func pruning() {
    Device.current = Device()
    let registry = ControllerRegistry()
    let living = (0..<40).map { _ in UIViewController() }
    living.forEach(registry.add)
    for _ in 0..<1_000 { registry.add(UIViewController()) }
    #expect(registry.alive.elementsEqual(living) { $0 === $1 })
    #expect((41...80).contains(registry.entries.count))
    #expect(living.map(\.lifetime.creation.serial) == Array(1...40))
  }
}
