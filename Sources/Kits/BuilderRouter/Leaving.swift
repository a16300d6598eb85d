public import HeadlessUIKit

/// A view controller that calls a closure after it was popped or dismissed, by code or by gesture.
///
/// @mockable
@MainActor public protocol LeavingControllable: ViewControllable {
  /// The closure called after the controller was popped or dismissed; set by ``Router/attach(_:)``.
  var didLeave: (() -> Void)? { get set }
}

/// The base class of a screen with its own router.
open class RoutedViewController: UIViewController, LeavingControllable {
  /// The closure called after the screen was popped or dismissed.
  public final var didLeave: (() -> Void)?

  /// Calls ``didLeave`` when the screen left its navigation stack.
  ///
  /// UIKit calls this for every screen that is removed from a stack, not for a cancelled swipe.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }

  /// Calls ``didLeave`` when the screen, or a container it is in, was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isInDismissal { didLeave?() }
  }
}

/// The base class of a navigation controller with its own router.
open class RoutedNavigationController: UINavigationController, LeavingControllable {
  /// The closure called after the navigation controller was dismissed.
  public final var didLeave: (() -> Void)?

  /// Calls ``didLeave`` when the navigation controller was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isInDismissal { didLeave?() }
  }
}

extension UIViewController {
  /// Whether this controller, or a container it is in, is being dismissed.
  fileprivate var isInDismissal: Bool {
    isBeingDismissed || parent?.isInDismissal == true
  }
}
