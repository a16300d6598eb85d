import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate of scenes that is found by its name.
final class ManifestSceneDelegate: UIResponder, UISceneDelegate {}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
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
}
