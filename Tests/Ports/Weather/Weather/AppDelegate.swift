// swift-format-ignore-file
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var coordinator: Coordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let navigation = UINavigationController()
    let coordinator = AppCoordinator(navigation: navigation, service: WeatherService())
    coordinator.start()
    self.coordinator = coordinator
    window = UIWindow()
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }
}
