import BuilderRouter
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Routers and the coordinators that are watched")
struct RouterTreeTests {
  private final class Screen: UIViewController, ViewControllable {}

  private final class HomeRouter: Router<any ViewControllable> {
    init(_ screen: Screen) { super.init(viewController: screen, controllable: screen) }
  }

  private final class DetailRouter: Router<any ViewControllable> {
    init(_ screen: Screen) { super.init(viewController: screen, controllable: screen) }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let router = HomeRouter(Screen())
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = router.viewControllable.uiViewController
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// The coordinators, each with two spaces for every one above it.
  private var coordinators: [String] {
    Lifetimes.observe()
    return Lifetimes.tree.map { String(repeating: "  ", count: $0.depth) + $0.name }
  }

  @Test("a router that the app holds and the child that it attached are the coordinators")
  func attached() {
    let device = Device()
    Device.current = device
    let delegate = Delegate()
    _ = UIApplication.launch(delegate)
    #expect(coordinators == ["Home"])
    delegate.router.attach(DetailRouter(Screen()))
    #expect(coordinators == ["Home", "  Detail"])
  }

  @Test("stop removes the child routers with their screens, and then calls the completion")
  func stopping() throws {
    let device = Device()
    Device.current = device
    let delegate = Delegate()
    _ = UIApplication.launch(delegate)
    try device.clock.advance(by: .seconds(1))
    let root = delegate.router
    let child = DetailRouter(Screen())
    root.attach(child)
    root.viewControllable.uiViewController.present(
      child.viewControllable.uiViewController, animated: true)
    try device.clock.advance(by: .seconds(1))
    var events: [String] = []
    root.stop { events.append("stopped with \(root.children.count) children") }
    try device.clock.advance(by: .seconds(2))
    #expect(events == ["stopped with 0 children"])
    #expect(root.viewControllable.uiViewController.presentedViewController == nil)
    #expect(coordinators == ["Home"])
    withExtendedLifetime(child) {}
  }

  @Test("a router that was never attached is a leak once the screen that it showed has left")
  func kept() throws {
    let device = Device()
    Device.current = device
    let delegate = Delegate()
    _ = UIApplication.launch(delegate)
    try device.clock.advance(by: .seconds(1))
    let home = delegate.router.viewControllable.uiViewController
    let router = DetailRouter(Screen())
    home.present(Screen(), animated: false)
    try device.clock.advance(by: .seconds(1))
    #expect(Lifetimes.isClean)
    home.dismiss(animated: false)
    try device.clock.advance(by: .seconds(1))
    let leaked = Lifetimes.leaks.filter { $0.kind == .coordinator }
    #expect(leaked.map(\.name) == ["DetailRouter"])
    withExtendedLifetime(router) {}
  }
}
