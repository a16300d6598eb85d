import Coordination
import HeadlessUIKit

/// An app of four screens, whose second one keeps each screen that it shows.
final class LeakingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: FirstViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

class ListedViewController: UIViewController {
  /// Adds a button that pushes a screen.
  final func add(_ title: String, _ make: @escaping () -> UIViewController) {
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: title) { [weak self] _ in
          self?.navigationController?.pushViewController(make(), animated: true)
        }))
  }
}

final class FirstViewController: ListedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Second") { SecondViewController() }
  }
}

final class SecondViewController: ListedViewController {
  private var kept: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Third") { [weak self] in
      let screen = ThirdViewController()
      self?.kept.append(screen)
      return screen
    }
    add("Fourth") { FourthViewController() }
  }
}

final class ThirdViewController: UIViewController {}

final class FourthViewController: UIViewController {}
