import HeadlessUIKit

/// A complete app in twenty lines.
final class HelloAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    let button = UIButton(type: .system)
    let action = UIAction(title: "Greet") { _ in button.setTitle("Hello", for: .normal) }
    button.setTitle("Greet", for: .normal)
    button.addAction(action, for: .touchUpInside)
    screen.view.addSubview(button)
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
}
