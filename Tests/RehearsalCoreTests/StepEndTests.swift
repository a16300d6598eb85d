import Foundation
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that shows a screen for each link, notification and quick action, with an animation.
private final class AnsweringAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = AnsweringViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    show("link")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    show("quick action")
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    show("notification")
    completionHandler(.newData)
  }

  private func show(_ cause: String) {
    let root = window?.rootViewController as? AnsweringViewController
    root?.present(UIViewController(), animated: true) { root?.shown.append(cause) }
  }
}

private final class AnsweringViewController: UIViewController {
  /// The causes of the screens whose animation has ended.
  var shown: [String] = []
}

@Suite("The end of a step")
struct StepEndTests {
  @Test(
    "a screen that a link, a notification or a quick action shows is there as the step ends",
    arguments: [
      (Action.open(url: "app://a"), "link"), (.push(json: #"{"id": 1}"#), "notification"),
      (.shortcut("new"), "quick action"),
    ])
  func outside(action: Action, cause: String) throws {
    let session = try Session(AnsweringAppDelegate.self)
    try session.launch()
    let root = try #require(
      UIApplication.shared.windows.first?.rootViewController as? AnsweringViewController)
    let passed = try session.perform(action)
    #expect(root.shown == [cause])
    #expect(passed > .zero)
  }

  @Test("a wait that ends within a transition goes on until the transition's end")
  func wait() throws {
    var isShown = false
    let session = try waitingSession { screen in
      screen.later(.milliseconds(900)) { [weak screen] in
        screen?.present(UIViewController(), animated: true) { isShown = true }
      }
    }
    let passed = try session.perform(.wait(.seconds(1)))
    #expect(isShown)
    #expect(passed > .seconds(1))
  }

  @Test("a wait without a transition takes exactly its time")
  func exact() throws {
    let session = try waitingSession { screen in
      screen.later(.milliseconds(900)) {}
      screen.later(.milliseconds(1_001)) { screen.addButton("Late") }
    }
    #expect(try session.perform(.wait(.seconds(1))) == .seconds(1))
    #expect(session.screen.elements.map(\.label) == [])
  }

  @Test("what an object was associated with is released by the end of the step that released it")
  func associatedValues() throws {
    weak var value: NSObject?
    let key = try #require(UnsafeRawPointer(bitPattern: 1))
    let session = try waitingSession { screen in
      let model = NSObject()
      let associated = NSObject()
      value = associated
      objc_setAssociatedObject(model, key, associated, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      screen.later(.milliseconds(900)) { _ = model }
    }
    #expect(value != nil)
    try session.perform(.wait(.seconds(1)))
    #expect(value == nil)
  }
}
