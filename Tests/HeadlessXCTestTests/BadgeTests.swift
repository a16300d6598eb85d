import HeadlessUIKit
import Testing

@testable import HeadlessXCTest

/// An app whose tabs have badges.
private final class BadgeAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [("Home", nil), ("Mail", "1"), ("Work", "12"), ("Shop", "New")].map {
      let screen = UIViewController()
      screen.title = $0
      screen.tabBarItem.badgeValue = $1
      return screen
    }
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor
@Suite("Badges in XCUITest's words", .serialized)
struct BadgeTests {
  /// Source: the accessibility values that iOS gives to the buttons of a tab bar.
  @Test("the value of a tab's button is its badge, a number as a count of items")
  func badges() {
    let outcome = Playground.run(launches: false) { _, test in
      let app = XCUIApplication(BadgeAppDelegate.self)
      app.launch()
      for name in ["Home", "Mail", "Work", "Shop"] {
        test.note(app.tabBars.buttons[name].value as? String ?? "none")
      }
    }
    #expect(outcome == .init(notes: ["none", "1 item", "12 items", "New", "tearDown"]))
  }
}
