import Coordination
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Crew

@Suite("__Name__")
struct __Name__Tests {
  private func dependencies(_ dispatcher: Dispatcher) -> __Name__Dependencies {
    __Name__Dependencies(
      status: __Name__Status(dispatcher: dispatcher),
      worker: __Name__Worker(dispatcher: dispatcher))
  }

  /// Returns a navigation controller with the feature pushed on another screen.
  private func opened() throws -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let coordinator = __Name__Coordinator(dependencies: dependencies(Dispatcher()))
    navigation.pushViewController(coordinator.makeUI(), animated: false)
    return navigation
  }

  @Test("the worker's event changes the status, and the view model shows it")
  func flow() {
    Device.current = Device()
    let deps = dependencies(Dispatcher())
    let viewModel = __Name__ViewModel(deps: deps)
    #expect(viewModel.props == __Name__Props(count: 0))
    deps.worker.addOne()
    #expect(viewModel.props == __Name__Props(count: 1))
    #expect(Device.current.log.contains("__name__.counted"))
  }

  @Test("a tap on Add one adds one, and Done pops the screen")
  func screen() throws {
    Device.current = Device()
    let navigation = try opened()
    let screen = try ShownScreen(navigation)
    #expect(screen.texts == ["0"])
    try screen.tap("Add one")
    #expect(screen.texts == ["1"])
    try screen.tap("Done")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("the controller keeps its coordinator alive, and both are released after the pop")
  func lifetime() throws {
    Device.current = Device()
    let navigation = try opened()
    let screen = try ShownScreen(navigation)
    weak let controller = navigation.topViewController
    weak let coordinator = (controller as? __Name__ViewController)?.coordinator
    #expect(coordinator is __Name__Coordinator)
    try screen.tap("Done")
    #expect(controller == nil)
    #expect(coordinator == nil)
  }
}
