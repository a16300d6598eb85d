public import HeadlessUIKit

/// The interface of a navigation controller that modules show their screens on.
@MainActor public protocol NavigationControllable: Presentable {
  /// The view controllers of the stack, the root first.
  var viewControllers: [UIViewController] { get }

  /// Replaces all view controllers of the stack.
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)

  /// Pushes a view controller on the stack.
  func pushViewController(_ viewController: UIViewController, animated: Bool)
}

extension UINavigationController: NavigationControllable {}
