import Foundation
import Rehearsal

/// An app with each control whose value can be set, a password, and output that is hard to report.
final class ControlsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      ControlsViewController(), PasswordViewController(), OutputViewController(),
    ]
    .map { UINavigationController(rootViewController: $0) }
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
