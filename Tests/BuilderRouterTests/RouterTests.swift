import BuilderRouter
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Builders and routers")
struct RouterTests {
  private protocol ScreenControllable: ViewControllable {}

  private final class Screen: UIViewController, ScreenControllable {
    weak var router: ScreenRouter?
  }

  private final class ScreenRouter: Router<any ScreenControllable> {
    init(_ screen: Screen) {
      super.init(viewController: screen, controllable: screen)
      screen.router = self
    }
  }

  @Test("a router retains its screen; the screen refers to its router weakly")
  func ownership() {
    Device.current = Device()
    var router: ScreenRouter? = ScreenRouter(Screen())
    weak let screen = router?.viewController.uiViewController as? Screen
    #expect(screen?.router === router)
    router = nil
    #expect(screen == nil)
  }

  @Test("a child is retained from attach to detach")
  func children() {
    Device.current = Device()
    let parent = ScreenRouter(Screen())
    var child: ScreenRouter? = ScreenRouter(Screen())
    weak let weakChild = child
    if let child { parent.attach(child) }
    child = nil
    #expect(parent.children.count == 1)
    if let weakChild { parent.detach(weakChild) }
    #expect(weakChild == nil)
  }

  @Test("stop dismisses what is presented, then calls the completion")
  func stopping() throws {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let screen = Screen()
    let router = ScreenRouter(screen)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.present(UIViewController(), animated: false)
    try device.clock.advance(by: .seconds(1))
    var isStopped = false
    router.stop { isStopped = true }
    #expect(!isStopped)
    try device.clock.advance(by: .seconds(1))
    #expect(isStopped)
    #expect(screen.presentedViewController == nil)
  }

  @Test("a builder gets its dependencies from the provider, which makes each once")
  func providers() {
    final class Leaf {}
    struct Root { let name: String }
    final class Provider: DependencyProvider<Root> {
      lazy var leaf = Leaf()
      var name: String { dependency.name }
    }
    final class LeafBuilder: Builder<Provider> {
      func build() -> Leaf { dependency.leaf }
    }
    let provider = Provider(dependency: Root(name: "crew"))
    let builder = LeafBuilder(dependency: provider)
    #expect(builder.build() === builder.build())
    #expect(provider.name == "crew")
  }

  private final class LeavingScreen: RoutedViewController {}

  private final class LeavingRouter: Router<any ViewControllable> {
    init(_ controllable: any ViewControllable) {
      super.init(viewController: controllable, controllable: controllable)
    }
  }

  @Test("a child is detached when its screen is popped, not when the swipe is cancelled")
  func leaving() throws {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let parent = LeavingRouter(LeavingScreen())
    let navigation = UINavigationController(
      rootViewController: parent.viewControllable.uiViewController)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let screen = LeavingScreen()
    parent.attach(LeavingRouter(screen))
    navigation.pushViewController(screen, animated: false)
    for (end, count) in [(GestureEnd.cancelled, 1), (.finished, 0)] {
      try UIApplication.shared.swipeBack(end)
      try device.clock.advance(by: .seconds(1))
      #expect(parent.children.count == count)
    }
  }

  @Test("a child is detached when its sheet, navigation controller or not, is swiped down")
  func dismissing() throws {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let parent = LeavingRouter(LeavingScreen())
    let root = parent.viewControllable.uiViewController
    window.rootViewController = root
    window.makeKeyAndVisible()
    for controllable in [LeavingScreen(), RoutedNavigationController()] as [any ViewControllable] {
      parent.attach(LeavingRouter(controllable))
      root.present(controllable.uiViewController, animated: false)
      #expect(parent.children.count == 1)
      try device.clock.advance(by: .seconds(1))
      try UIApplication.shared.swipeDown()
      try device.clock.advance(by: .seconds(1))
      #expect(parent.children.isEmpty)
    }
  }

  private final class OwnScreen: UIViewController, LeavingControllable {
    var didLeave: (() -> Void)?
  }

  @Test(
    "a child whose screen has a base class of the app's own is detached when that reports it left")
  func ownBaseClass() {
    Device.current = Device()
    let parent = LeavingRouter(LeavingScreen())
    let screen = OwnScreen()
    parent.attach(LeavingRouter(screen))
    #expect(parent.children.count == 1)
    screen.didLeave?()
    #expect(parent.children.isEmpty)
  }
}
