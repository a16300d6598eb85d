// swift-format-ignore-file
import AnalyticsKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Analytics.configure()
    window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: LockViewController())
    navigation.navigationBar.barStyle = .black
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }
}
