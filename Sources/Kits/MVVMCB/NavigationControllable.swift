public import HeadlessUIKit

/// A navigation that modules show their screens on.
@MainActor public protocol NavigationControllable: Presentable {
  /// The screens, the root first.
  var viewControllers: [UIViewController] { get }

  /// Shows other screens in place of all there are.
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)

  /// Shows a screen after the current one.
  func pushViewController(_ viewController: UIViewController, animated: Bool)
}

extension UINavigationController: NavigationControllable {}
