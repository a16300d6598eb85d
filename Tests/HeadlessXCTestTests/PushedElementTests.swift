import HeadlessDevice
import HeadlessUIKit
import HeadlessXCTest
import Testing

/// An app that pushes a screen a second after a tap, as one that waits for an answer does.
private final class PushingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Self.first())
    window?.makeKeyAndVisible()
    return true
  }

  private static func first() -> UIViewController {
    let screen = UIViewController()
    add("Sign in", to: screen) { screen in
      Device.current.clock.schedule(after: .seconds(1)) {
        screen?.navigationController?.pushViewController(second(), animated: true)
      }
    }
    add("Help", to: screen) { $0?.title = "Helped" }
    return screen
  }

  private static func second() -> UIViewController {
    let screen = UIViewController()
    add("Go", to: screen) { $0?.title = "Gone" }
    add("Stay", to: screen) { $0?.title = "Stayed" }
    add("Turn", to: screen) { $0?.title = "Turned" }
    return screen
  }

  private static func add(
    _ title: String, to screen: UIViewController, _ act: @escaping (UIViewController?) -> Void
  ) {
    let action = UIAction(title: title) { [weak screen] _ in act(screen) }
    screen.view.addSubview(UIButton(primaryAction: action))
  }
}

@Suite("Elements of a screen that is being pushed")
struct PushedElementTests {
  @Test("a tap right after the wait for an element taps that element")
  func tapped() {
    let outcome = Playground.run(launches: false) { _, test in
      let app = XCUIApplication(PushingAppDelegate.self)
      app.launch()
      app.buttons["Sign in"].tap()
      test.note("\(app.buttons["Go"].waitForExistence(timeout: 5))")
      app.buttons["Go"].tap()
      test.note(app.navigationBars.staticTexts.firstMatch.label)
    }
    #expect(outcome == Playground.Outcome(failures: [], notes: ["true", "Gone", "tearDown"]))
  }
}
