import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@testable import Exploration

private final class NewsViewController: UIViewController {}
private final class WelcomeViewController: UIViewController {}

/// An app that stores whether it was welcomed as a switch and its session as bytes.
private final class TypedStorageAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let storage = Device.current.storage
    var isKnown = storage["welcomed"] == .flag(true)
    if case .data = storage["session"] { isKnown = true }
    window = UIWindow()
    window?.rootViewController = isKnown ? NewsViewController() : WelcomeViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("First launches with what a relaunch found")
struct FirstLaunchTests {
  @Test(
    "the stored values keep their types",
    arguments: [
      (["welcomed": StoredValue.flag(true)], "News"),
      (["session": .data(.init("{}".utf8))], "News"),
      (["session": .data(.init([0xFF]))], "News"),
      (["welcomed": .text("true"), "session": .text("{}")], "Welcome"), ([:], "Welcome"),
    ])
  func types(stored: [String: StoredValue], screen: String) throws {
    var configuration = Session.Configuration()
    configuration.launch = ["other": "x"]
    let app = AppUnderTest(
      delegate: TypedStorageAppDelegate.self, configuration: configuration)
    #expect(try app.firstLaunches.screen(stored, of: app).name == screen)
    #expect(try app.firstLaunches.screen(stored, of: app).name == screen)
  }
}
