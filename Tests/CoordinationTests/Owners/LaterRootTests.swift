import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Roots that an app makes later")
struct LaterRootTests {
  @Test("a coordinator that the app's delegate makes after the launch is a root beside the first")
  func second() throws {
    let session = try Session(TwoRootsDelegate.self)
    try session.launch()
    #expect(session.coordinatorTree.map { "\($0.depth) \($0.name)" } == ["0 Main"])
    try session.tap("Help")
    #expect(session.coordinatorTree.map { "\($0.depth) \($0.name)" } == ["0 Main", "0 Help"])
    #expect(session.leaks == [])
  }
}

private final class MainCoordinator: PlainCoordinator {}
private final class HelpCoordinator: PlainCoordinator {}

/// A delegate with a coordinator, and with another one once a button was tapped.
private final class TwoRootsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let main = MainCoordinator()
  private var help: HelpCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = ChoiceViewController([
      "Help": { [weak self] in self?.help = HelpCoordinator() }
    ])
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
