import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate of scenes that is found by its name.
final class ManifestSceneDelegate: UIResponder, UISceneDelegate {}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// A delegate that creates its own window, though it has one of a storyboard.
private final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var replace: () -> UIWindow? = { nil }
  var showsWindow = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let own = replace() else { return true }
    window = own
    own.rootViewController = UIViewController()
    if showsWindow { own.makeKeyAndVisible() }
    return true
  }

  func shown() -> [UIWindow] { UIApplication.shared.windows.filter { !$0.isHidden } }
}

/// A scene's delegate that creates its own window.
final class ReplacingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

/// Source: UIKit's documentation of the keys of Info.plist.
@Suite("Scenes and storyboards of Info.plist", .portedFolder)
struct SceneManifestTests {
  private func write(_ info: [String: Any]) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try Resources.write(data, "Info.plist")
  }

  @Test("a configuration has the delegate and the storyboard of its name, or of the first entry")
  func configurations() throws {
    let storyboard = try Resources.storyboard([screen("id=\"screen\"")])
    let main = [
      "UISceneConfigurationName": "Main", "UISceneStoryboardFile": storyboard,
      "UISceneDelegateClassName": "HeadlessUIKitTests.ManifestSceneDelegate",
    ]
    let role = UISceneSession.Role.windowApplication
    try write([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          role.rawValue: [main, ["UISceneConfigurationName": "Other"]]
        ]
      ]
    ])
    _ = SpyPhone()
    let made = [nil, "Main", "Other", "None"].map {
      UISceneConfiguration(name: $0, sessionRole: role)
    }
    #expect(made.map(\.name) == ["Main", "Main", "Other", "None"])
    #expect(
      made.map { $0.delegateClass == ManifestSceneDelegate.self } == [true, true, false, false])
    #expect(made.map { $0.delegateClass == nil } == [false, false, true, true])
    let roots = made.map { $0.storyboard?.instantiateInitialViewController() is StoryScreen }
    #expect(roots == [true, true, false, false])
  }

  @Test("an app without scenes has a window with the first screen of its main storyboard")
  func mainStoryboard() throws {
    let storyboard = try Resources.storyboard([screen("id=\"screen\"")])
    try write(["UIMainStoryboardFile": storyboard])
    let device = Device()
    Device.current = device
    let delegate = WindowDelegate()
    let application = UIApplication.launch(delegate)
    try device.clock.runDueWork()
    let window = try #require(delegate.window)
    #expect(window.rootViewController is StoryScreen && window.isKeyWindow)
    #expect(application.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
  }

  @Test("a manifest without configurations is no manifest, and a storyboard without a name is none")
  func emptyManifest() throws {
    let storyboard = try Resources.storyboard([screen("id=\"screen\"")])
    func windows(_ name: String, _ configurations: [String: [String]]) throws -> Int {
      try write([
        "UIMainStoryboardFile": name,
        "UIApplicationSceneManifest": ["UISceneConfigurations": configurations],
      ])
      Device.current = Device()
      return UIApplication.launch(WindowDelegate()).windows.count
    }
    let role = UISceneSession.Role.windowApplication.rawValue
    #expect(try windows(storyboard, [:]) == 1)
    #expect(try windows(storyboard, [role: []]) == 1)
    #expect(try windows("", [role: []]) == 0)
    #expect(Device.current.findings.all.isEmpty)
  }

  @Test(
    "a window that a delegate puts in the place of its storyboard's is shown alone",
    arguments: [true, false])
  func replacedWindow(byDelegate showsWindow: Bool) throws {
    let storyboard = try Resources.storyboard([screen("id=\"screen\"")])
    try write(["UIMainStoryboardFile": storyboard])
    let device = Device()
    Device.current = device
    let plain = ReplacingDelegate()
    plain.replace = { UIWindow(frame: .zero) }
    plain.showsWindow = showsWindow
    _ = UIApplication.launch(plain)
    #expect(plain.shown() == [plain.window])
    let role = UISceneSession.Role.windowApplication
    let entry = [
      "UISceneStoryboardFile": storyboard,
      "UISceneDelegateClassName": "HeadlessUIKitTests.ReplacingSceneDelegate",
    ]
    try write([
      "UIApplicationSceneManifest": ["UISceneConfigurations": [role.rawValue: [entry]]]
    ])
    let withScenes = ReplacingDelegate()
    _ = UIApplication.launch(withScenes)
    #expect(withScenes.shown().map { $0.rootViewController is StoryScreen } == [false])
  }
}
