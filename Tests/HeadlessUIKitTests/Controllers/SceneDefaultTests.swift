import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A delegate with a window and without a method of its own.
private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

private final class PlainAppDelegate: UIApplicationDelegate {}

/// Sources: UIKit's documentation of scenes and their delegates.
@Suite("A scene without an app's own answers")
struct SceneDefaultTests {
  private let journal = Journal()

  /// Launches an app on a new device and returns its scene.
  private func launch() throws -> UIWindowScene {
    Device.current = Device()
    let application = UIApplication.launch(PlainAppDelegate())
    return try #require(application.connectedScenes.first as? UIWindowScene)
  }

  @Test("a scene without a delegate asks nobody")
  func withoutDelegate() throws {
    let scene = try launch()
    var asked = 0
    #expect(!scene.asks { _ in asked += 1 })
    scene.delegate = PlainSceneDelegate()
    #expect(scene.asks { _ in asked += 1 })
    #expect(asked == 1)
  }

  @Test("a scene opens an address as the application does, and passes on whether it was opened")
  func open() throws {
    let scene = try launch()
    let url = try #require(URL(string: "https://example.test"))
    scene.open(url) { [journal] in journal.note("opened \($0)") }
    try Device.current.clock.runDueWork()
    #expect(UIApplication.shared.openedURLs == [url])
    #expect(journal.take() == ["opened true"])
  }

  @Test("a delegate that is known by its protocol has the window that its class declares")
  func window() {
    let phone = SpyPhone()
    let own = PlainSceneDelegate()
    let delegate: any UIWindowSceneDelegate = own
    #expect(delegate.window == .some(nil))
    delegate.window = phone.window
    #expect(own.window === phone.window && delegate.window == .some(phone.window))
    delegate.window = nil
    #expect(own.window == nil)
  }

  @Test("a delegate without the method performs no quick action, and says so")
  func quickAction() throws {
    let scene = try launch()
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    PlainSceneDelegate().windowScene(scene, performActionFor: item) {
      journal.note("handled \($0)")
    }
    #expect(journal.take() == ["handled false"])
  }

  @Test("the status bar of a scene is shown")
  func statusBar() throws {
    #expect(try launch().statusBarManager?.isStatusBarHidden == false)
  }
}
