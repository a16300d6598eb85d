// swift-format-ignore-file
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["minutes": 25])
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: TimerViewController()),
      UINavigationController(rootViewController: HistoryViewController(style: .plain)),
      UINavigationController(rootViewController: SoundsViewController(style: .plain)),
      UINavigationController(rootViewController: GoalsViewController(style: .plain)),
    ]
    tabs.viewControllers?[2].tabBarItem.title = "Sounds"
    tabs.viewControllers?[3].tabBarItem.title = "Goals"
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  @objc func showHelp(_ sender: Any?) {
    let help = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    help.addAction(UIAlertAction(title: "Close", style: .cancel))
    window?.rootViewController?.present(help, animated: true)
  }
}
