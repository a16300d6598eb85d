import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose coordinator leaves a screen by itself after a second, and keeps its child.
private final class LeavingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = LeavingCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = coordinator.navigation
    window?.makeKeyAndVisible()
    coordinator.start()
    return true
  }
}

private final class LeavingCoordinator: Coordinator {
  let navigation = UINavigationController()
  private(set) var children: [any Coordinator] = []
  private var kept: DetailCoordinator?

  init() { Lifetimes.watch(self) }

  func start() {
    let menu = UIViewController()
    menu.title = "Menu"
    menu.view.addSubview(
      UIButton(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() }))
    navigation.setViewControllers([menu], animated: false)
  }

  func stop(completion: (() -> Void)?) { completion?() }

  private func open() {
    let child = DetailCoordinator()
    kept = child
    children = [child]
    navigation.pushViewController(DetailViewController(), animated: false)
    Device.current.clock.schedule(after: .seconds(1), for: .init(.timer, "leave")) { [weak self] in
      self?.children = []
      self?.navigation.popViewController(animated: false)
    }
  }
}

@Suite("The step and the session of a leak")
struct LeakStepTests {
  private func opened() throws -> Session {
    let session = try Session(LeavingAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Open")))
    return session
  }

  @Test("what leaves while an expectation waits has left at the step before the next action")
  func expectation() throws {
    let session = try opened()
    try session.expect(Expectation(.title("Menu")))
    try session.perform(.memoryWarning)
    #expect(session.leaks.map { "\($0.name) \($0.step)" } == ["DetailCoordinator 1"])
  }

  @Test("each session has its own leaks, also after another session was used")
  func sessions() throws {
    let (first, second) = (try opened(), try opened())
    try first.perform(.wait(.seconds(1)))
    try second.perform(.memoryWarning)
    #expect(first.leaks.map(\.name) == ["DetailCoordinator"])
    #expect(second.leaks.map(\.name) == [])
    #expect(first.hasLeaks)
    #expect(!second.hasLeaks)
  }
}
