import HeadlessDevice
import MVVMCB
import Testing

/// A container of another kind, which gives one number.
nonisolated private final class NumberSource: DependencySource {
  let number: Int?

  init(_ number: Int?) {
    self.number = number
  }

  @MainActor func dependency<Service>(_ type: Service.Type) -> Service? { number as? Service }

  var containerDescription: ContainerDescription { ContainerDescription(registrations: []) }
}

@Suite("A module's container over the app's")
struct ContainerTests {
  @Test("what the module does not register comes from the source, without a finding")
  func source() {
    Device.current = Device()
    let flow = DependencyManager(source: NumberSource(7))
    let module = DependencyManager(parent: flow)
    module.register(String.self) { "module" }
    #expect(module.resolve(Int.self) == 7)
    #expect(module.resolve(String.self) == "module")
    #expect(flow.resolve(String.self) == nil)
    #expect(Device.current.findings.all == [])
  }

  @Test("a module's description names its registrations, and the source as its parent")
  func description() {
    Device.current = Device()
    let source = NumberSource(7)
    let module = DependencyManager(parent: DependencyManager(source: source))
    module.register(String.self) { "b" }
    module.register(Int.self) { 1 }
    let description = module.containerDescription
    #expect(description.registrations.map(\.service) == ["Int", "String"])
    #expect(description.registrations.allSatisfy { $0.place.hasPrefix("MVVMCBTests/Container") })
    #expect(description.parent === source)
  }

  @Test("a coordinator keeps the container of its module")
  func keeping() {
    Device.current = Device()
    let container = DependencyManager()
    let module = Module(coordinator: BaseCoordinator<Bool>(), container: container)
    #expect(module.coordinator.container === container)
    #expect(Module(coordinator: BaseCoordinator<Bool>()).coordinator.container == nil)
  }
}
