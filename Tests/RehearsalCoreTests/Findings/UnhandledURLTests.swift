import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app without a method for URLs.
private final class DeafAppDelegate: RootAppDelegate {}

/// An app whose scene delegate has no method for URLs and activities.
private final class DeafSceneAppDelegate: SceneAppDelegate {
  override class var delegateClass: any UISceneDelegate.Type { DeafSceneDelegate.self }
}

private final class DeafSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

@Suite("URLs that nobody handles")
struct UnhandledURLTests {
  private let byApp =
    "nobody handled the URL app://x: application(_:open:options:) answered false"

  @Test("a running app that does not handle a URL is told of")
  func running() throws {
    let session = try Session(DeafAppDelegate.self)
    try session.launch()
    try session.perform(.open(url: "app://x"))
    #expect(session.remarks == [byApp])
  }

  @Test("an app that a URL launches, and that does not handle it, is told of")
  func launched() throws {
    let session = try Session(DeafAppDelegate.self)
    try session.perform(.open(url: "app://x"))
    #expect(session.remarks == [byApp])
  }

  @Test("a scene delegate without a method for URLs is told of; a web link is an error")
  func scene() throws {
    let session = try Session(DeafSceneAppDelegate.self)
    try session.launch()
    try session.perform(.open(url: "app://x"))
    #expect(
      session.remarks == [
        "nobody handled the URL app://x: the scene's delegate has no scene(_:openURLContexts:)"
      ])
    let error = #expect(throws: SessionError.self) {
      try session.perform(.open(url: "https://app.example/x"))
    }
    #expect(error?.message == "the app does not take the universal link https://app.example/x")
  }
}
