import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

/// An object that is no coordinator and keeps a screen.
private final class RecentScreens {
  var kept: [UIViewController] = []
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let recent = RecentScreens()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let list = UIViewController()
    list.view.addSubview(UIButton(primaryAction: UIAction(title: "Open", handler: open)))
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
  }

  private func open(_ action: UIAction) {
    let detail = UIViewController()
    recent.kept.append(detail)
    let stack = window?.rootViewController as? UINavigationController
    stack?.pushViewController(detail, animated: false)
  }
}

private final class KeepingSceneAppDelegate: SceneAppDelegate {
  override class var delegateClass: any UISceneDelegate.Type { SceneDelegate.self }
}

@Suite("Screens that a scene's delegate keeps")
struct SceneHolderTests {
  @Test("a screen that an object of the scene's delegate keeps is a leak with its holder")
  func kept() throws {
    let session = try Session(KeepingSceneAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Open")))
    try session.perform(.back)
    #expect(session.leaks.map(\.holders) == [["kept of RecentScreens"]])
  }
}
