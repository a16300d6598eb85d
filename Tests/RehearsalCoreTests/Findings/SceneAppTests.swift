import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose scene delegate owns the coordinators through another object.
class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  /// The class of the scene's delegate.
  class var delegateClass: any UISceneDelegate.Type { SceneDelegate.self }

  required override init() { super.init() }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Self.delegateClass
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var dependencies: Dependencies?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    dependencies = Dependencies(coordinator: MenuCoordinator(window: window))
    dependencies?.coordinator.start()
    window.makeKeyAndVisible()
  }
}

private final class Dependencies {
  let coordinator: MenuCoordinator

  init(coordinator: MenuCoordinator) {
    self.coordinator = coordinator
  }
}

@Suite("Coordinators of a scene")
struct SceneAppTests {
  private func opened(_ choice: Choice) throws -> Session {
    let session = try Session(SceneAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery(choice.rawValue)))
    return session
  }

  @Test("the coordinator tree of an app's own base class is read from its properties")
  func tree() throws {
    let session = try opened(.removed)
    try session.expect(Expectation(.coordinator("Menu")))
    try session.expect(Expectation(.coordinator("DetailFlow")))
    #expect(session.coordinatorTree.map(\.depth) == [0, 1])
    #expect(session.coordinatorTree.map(\.name) == ["Menu", "DetailFlow"])
    try session.perform(.back)
    try session.expect(Expectation(.coordinator("DetailFlow"), isNegated: true))
    #expect(session.leaks == [])
  }

  @Test("a child left in childCoordinators is a leak with its holder")
  func kept() throws {
    let session = try opened(.retained)
    try session.perform(.swipeBack)
    #expect(session.leaks.map(\.kind) == [.idleCoordinator])
    #expect(session.leaks.map(\.holders) == [["childCoordinators of MenuCoordinator"]])
  }
}
