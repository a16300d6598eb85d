@testable import Crew
@testable import CrewShared
@testable import CrewShifts
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVVMCB
import Testing

@Suite("The Shifts flow's module builders")
struct ModuleBuilderTests {
  private func flowContainer() -> DependencyManager {
    let app = Container()
    AppAssembly().assemble(container: app)
    return DependencyManager(source: app)
  }

  private func builtNames(from container: DependencyManager) -> [String] {
    let (navigation, flow) = (NavigationDouble(), FlowManager())
    let list = ShiftListModuleBuilder(container: container)
      .buildModule(on: navigation, flowManager: flow)?.coordinator
    let shift = ShiftModuleBuilder(container: container)
      .buildModule(with: navigation, matchID: "s1", flowManager: flow)?.module.coordinator
    let page = JobPageModuleBuilder(container: container)
      .buildModule(with: navigation, shiftID: "s1", userLocation: nil, flowManager: flow)?
      .coordinator
    let substitute = RequestSubstituteModuleBuilder(container: container)
      .buildModule(with: navigation, shiftID: "s1")?.coordinator
    let built: [(any Coordinator)?] = [list, shift, page, substitute]
    return built.compactMap { $0?.coordinatorName }
  }

  @Test(
    "each builder resolves its coordinator, and registers nothing in the flow's container"
  )
  func building() {
    Device.current = Device()
    let container = flowContainer()
    #expect(builtNames(from: container) == ["Shifts", "Shift", "JobPage", "RequestSubstitute"])
    #expect(Device.current.findings.all == [])
    #expect(container.resolve((any ShiftInteractable).self) == nil)
    #expect(container.resolve((any ShiftViewModellable).self) == nil)
  }

  @Test(
    "without the flow's registrations there is no module, and a finding names what is missing")
  func missing() {
    Device.current = Device()
    #expect(builtNames(from: DependencyManager()) == [])
    #expect(
      Device.current.findings.all.map(\.message) == [
        "HTTPClient was resolved, but nobody registered it: "
          + "call register(_:factory:) on this DependencyManager or on its parent first."
      ])
  }

  @Test("each module gets its own dynamic arguments")
  func arguments() throws {
    let device = Device.fresh(signedInAs: "u1")
    let container = flowContainer()
    let flow = FlowManager()
    flow.substituteWasRequested(forShift: "s2")
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var seen: [String] = []
    for id in ["s1", "s2"] {
      let module = try #require(
        ShiftModuleBuilder(container: container)
          .buildModule(with: root, matchID: id, flowManager: flow)
      ).module
      (module.coordinator as any Coordinator).start()
      try device.advanceOneSecond()
      let navigation = try #require(root.presentedViewController as? UINavigationController)
      let screen = try #require(navigation.topViewController as? ShiftDetailViewController)
      let shown = try #require(screen.rehearsalProps as? ShiftViewData)
      seen.append("\(shown.employer), \(shown.status), \(navigation.modalPresentationStyle)")
      module.coordinator.stop(completion: nil)
      try device.advanceOneSecond()
    }
    #expect(
      seen == [
        "Café Rokin, Confirmed, fullScreen", "Hotel Amstel, Substitute requested, fullScreen",
      ])
  }
}
