import Coordination
import HeadlessUIKit

/// How one kit writes the app all kits are compared by: a flow that starts flows of its own kind.
///
/// Every screen of a flow has the buttons "Push" and "Present", which start another flow, and
/// "More", which pushes a second screen of the same one.
protocol Flows {
  /// Shows the first flow at the root of a navigation, and gives its coordinator.
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController)

  /// Ends the flows that a flow has started.
  static func stopChildren(of coordinator: AnyObject, completion: @escaping () -> Void)
}

extension Flows {
  static func stopChildren(of coordinator: AnyObject, completion: @escaping () -> Void) {
    (coordinator as? any Coordinator)?.stopChildren(completion: completion)
  }
}

/// The app of one kit: the flow in a tab, another tab beside it.
final class FlowAppDelegate<Kit: Flows>: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private var coordinator: AnyObject?
  private weak var navigation: UINavigationController?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (coordinator, navigation) = Kit.begin()
    navigation.tabBarItem.title = "Flow"
    self.coordinator = coordinator
    self.navigation = navigation
    let other = UIViewController()
    other.title = "Other"
    let tabBar = UITabBarController()
    tabBar.viewControllers = [navigation, other]
    window = UIWindow()
    window?.rootViewController = tabBar
    window?.makeKeyAndVisible()
    return true
  }

  /// Does to the stack, from outside, what no button of a flow does.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let navigation else { return false }
    let stack = navigation.viewControllers
    switch url.host {
    case "pop-to-one": navigation.popToViewController(stack[1], animated: true)
    case "pop-to-root": navigation.popToRootViewController(animated: true)
    case "set": navigation.setViewControllers([stack[0]], animated: true)
    case "replace-root": replaceRoot()
    case "alert": showAlert()
    case "force": topmost?.isModalInPresentation = true
    case "linked": follow(on: navigation)
    default: return false
    }
    return true
  }

  private var topmost: UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func showAlert() {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    topmost?.present(alert, animated: true)
  }

  /// What an app does with a link: everything in the way ends first, its coordinator told.
  private func follow(on navigation: UINavigationController) {
    guard let root = window?.rootViewController, let coordinator else { return }
    root.whenStill {
      Kit.stopChildren(of: coordinator) {
        root.takeAway {
          navigation.popToRootViewController(animated: false)
          (root as? UITabBarController)?.selectedIndex = 0
          navigation.pushViewController(LinkedViewController(), animated: true)
        }
      }
    }
  }

  private func replaceRoot() {
    let fresh = UIViewController()
    fresh.title = "Fresh"
    window?.rootViewController = fresh
    coordinator = nil
  }
}

/// What a person can do in a flow.
enum FlowChoice: String, CaseIterable {
  case push = "Push"
  case present = "Present"
  case more = "More"
}

extension UIView {
  /// Adds a button for each choice.
  func addChoices(_ choose: @escaping (FlowChoice) -> Void) {
    for choice in FlowChoice.allCases {
      let action = UIAction(title: choice.rawValue) { _ in choose(choice) }
      addSubview(UIButton(primaryAction: action))
    }
  }
}

/// A second screen of a flow, of no interest to any kit.
final class MoreViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
  }
}

/// Where the link leads.
final class LinkedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Linked"
  }
}
