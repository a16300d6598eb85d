import Coordination
import HeadlessUIKit

/// The flow app, written with one kit: a flow that can start further flows of the same kind.
///
/// Every screen of a flow has the buttons "Push" and "Present", which start another flow, and
/// "More", which pushes a second screen of the same flow.
protocol Flows {
  /// Starts the first flow in a navigation controller, and returns both.
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController)

  /// Stops the child flows of a coordinator.
  static func stopChildren(of coordinator: AnyObject, completion: @escaping () -> Void)
}

extension Flows {
  static func stopChildren(of coordinator: AnyObject, completion: @escaping () -> Void) {
    (coordinator as? any Coordinator)?.stopChildren(completion: completion)
  }
}

/// The app delegate of the flow app: one tab with the flow, and another tab.
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

  /// Handles test links that change the stack or the root without a button of a flow.
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
    case "linked": openLink(on: navigation)
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

  /// Stops all child flows, dismisses everything over the root, then shows the linked screen.
  private func openLink(on navigation: UINavigationController) {
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

/// The buttons on a flow's screens.
enum FlowChoice: String, CaseIterable {
  case push = "Push"
  case present = "Present"
  case more = "More"
}

extension UIView {
  /// Adds a button for each case, with an action.
  func addChoices(_ choose: @escaping (FlowChoice) -> Void) {
    for choice in FlowChoice.allCases {
      let action = UIAction(title: choice.rawValue) { _ in choose(choice) }
      addSubview(UIButton(primaryAction: action))
    }
  }
}

/// A second screen of a flow, without a coordinator of its own.
final class MoreViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
  }
}

/// The screen that the link opens.
final class LinkedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Linked"
  }
}
