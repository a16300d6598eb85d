import HeadlessUIKit

/// An app with one screen: its button replaces the greeting.
final class GreetingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = GreetingViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Good morning"
    view.addSubview(label)
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Greet") { _ in label.text = "Hello" }))
  }
}
