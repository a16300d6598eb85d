import Coordination
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVPCF
import Reactive
import Testing

@testable import Crew

@Suite("__Name__")
struct __Name__Tests {
  private final class Manager: __Name__Manager {
    var count = 41

    func addOne() { count += 1 }
  }

  /// A parent coordinator that removes the flow when it has ended.
  private final class Parent: BaseCoordinator {
    let navigation = UINavigationController(rootViewController: UIViewController())

    override func start() {
      let child = __Name__Coordinator(navigationController: navigation, parent: Container())
      child.ended = { [weak self, weak child] in self?.removeDependency(child) }
      addDependency(child)
      child.start()
    }
  }

  @Test("the presenter shows the manager's count")
  func presenter() {
    let presenter = Default__Name__Presenter(manager: Manager())
    #expect(presenter.text.value == "41")
    presenter.addOne()
    #expect(presenter.text.value == "42")
    #expect(presenter.props == __Name__Props(count: 42))
  }

  @Test("a tap on Add one adds one, and Done pops the screen and ends the flow")
  func flow() throws {
    Device.current = Device()
    let parent = Parent()
    let screen = try ShownScreen(parent.navigation)
    parent.start()
    try Device.current.advanceOneSecond()
    #expect(screen.texts == ["0"])
    try screen.tap("Add one")
    #expect(screen.texts == ["1"])
    try screen.tap("Done")
    #expect(parent.navigation.viewControllers.count == 1)
    #expect(parent.children.isEmpty)
  }

  @Test("going back releases the coordinator and the screen")
  func lifetime() throws {
    Device.current = Device()
    let parent = Parent()
    let screen = try ShownScreen(parent.navigation)
    parent.start()
    try Device.current.advanceOneSecond()
    weak let child = parent.children.first
    weak let controller = parent.navigation.topViewController
    #expect(child != nil && controller is __Name__ViewController)
    parent.navigation.popViewController(animated: true)
    try Device.current.advanceOneSecond()
    #expect(child == nil)
    #expect(controller == nil)
    #expect(screen.texts == [])
  }
}
