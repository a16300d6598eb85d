public import HeadlessUIKit

/// A controller that something can be presented on.
@MainActor public protocol Presentable: AnyObject {
  /// Presents a controller over everything, with its completion after the transition.
  func presentInFullScreen(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?)

  /// Presents a controller as a sheet.
  func presentAsSheet(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)

  /// Takes away what was presented.
  func dismissPresented(animated: Bool, completion: (() -> Void)?)
}

extension UIViewController: Presentable {
  /// Presents a controller over everything.
  public func presentInFullScreen(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: animated, completion: completion)
  }

  /// Presents a controller as a sheet.
  public func presentAsSheet(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    controller.modalPresentationStyle = .pageSheet
    present(controller, animated: animated, completion: completion)
  }

  /// Takes away what was presented; calls back at once where nothing was.
  public func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard presentedViewController != nil else {
      completion?()
      return
    }
    dismiss(animated: animated, completion: completion)
  }
}

/// A navigation that modules push their screens on.
@MainActor public protocol NavigationControllable: Presentable {
  /// The screens, the root first.
  var viewControllers: [UIViewController] { get }

  /// Shows a screen after the current one.
  func pushViewController(_ viewController: UIViewController, animated: Bool)

  /// Goes back to a screen.
  @discardableResult
  func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]?
}

extension UINavigationController: NavigationControllable {}
