import Foundation
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that notes the links and the quick actions it gets.
private final class NotingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    window?.rootViewController?.title = url.absoluteString
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    window?.rootViewController?.title = "\(shortcutItem.type) \(shortcutItem.localizedTitle)"
    completionHandler(true)
  }
}

@Suite("Info.plist in a session")
struct InfoPlistTests {
  private func inFolder(_ info: [String: Any], _ body: (Session) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
    try AppResources.$folder.withValue(folder) { try body(try Session(NotingAppDelegate.self)) }
  }

  private static let crew: [String: Any] = [
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["crew", "crew-dev"]]],
    "UIApplicationShortcutItems": [
      ["UIApplicationShortcutItemType": "app.new", "UIApplicationShortcutItemTitle": "New task"]
    ],
  ]

  @Test(
    "a link with a declared scheme reaches the app; another one is an error, also at the launch")
  func links() throws {
    try inFolder(Self.crew) { session in
      let atLaunch = #expect(throws: SessionError.self) {
        try session.perform(.open(url: "shop://x"))
      }
      #expect(atLaunch?.message == "the app does not open links with the scheme shop")
      #expect(atLaunch?.notes == ["its Info.plist declares crew, crew-dev in CFBundleURLTypes"])
      try session.perform(.open(url: "crew://shifts"))
      #expect(session.screen.title == "crew://shifts")
      let error = #expect(throws: SessionError.self) {
        try session.perform(.open(url: "shop://x"))
      }
      #expect(error?.message == atLaunch?.message)
    }
  }

  @Test("an app without URL types is told that it declares none")
  func noTypes() throws {
    try inFolder(["CFBundleName": "Crew"]) { session in
      let error = #expect(throws: SessionError.self) {
        try session.perform(.open(url: "crew://x"))
      }
      #expect(error?.notes == ["its Info.plist declares no scheme in CFBundleURLTypes"])
    }
  }

  @Test("a quick action of Info.plist is found by its type and by its title")
  func shortcuts() throws {
    try inFolder(Self.crew) { session in
      try session.perform(.shortcut("New task"))
      #expect(session.screen.title == "app.new New task")
      #expect(session.shortcutTypes == ["app.new"])
      try session.perform(.shortcut("app.new"))
      #expect(session.screen.title == "app.new New task")
      try session.perform(.shortcut("other"))
      #expect(session.screen.title == "other other")
    }
  }
}
