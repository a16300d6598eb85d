import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that records the memory warnings of the app and of its screen.
private final class WarnedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let journal = Journal()

  private final class Screen: UIViewController {
    var journal: Journal?

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      journal?.note("controller")
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = Screen()
    screen.journal = journal
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    journal.note("delegate")
  }
}

@Suite("Memory warnings")
struct MemoryWarningTests {
  /// Source: the documentation of `didReceiveMemoryWarningNotification`.
  @Test("the delegate, the observers and the controllers are told of a memory warning")
  func order() throws {
    Device.current = Device()
    let delegate = WarnedDelegate()
    let application = UIApplication.launch(delegate, for: .icon)
    try Device.current.clock.runDueWork()
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [journal = delegate.journal] _ in MainActor.assumeIsolated { journal.note("observer") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    application.receiveMemoryWarning()
    #expect(delegate.journal.take() == ["delegate", "observer", "controller"])
  }
}
