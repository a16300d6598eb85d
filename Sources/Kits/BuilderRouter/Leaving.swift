public import HeadlessUIKit

/// A view controller that tells when it has left the screen for good, whichever way.
///
/// @mockable
@MainActor public protocol LeavingControllable: ViewControllable {
  /// Called once the controller was popped or dismissed; a parent router sets it in ``Router/attach(_:)``.
  var didLeave: (() -> Void)? { get set }
}

/// The base class of a screen that a router of its own routes with.
open class RoutedViewController: UIViewController, LeavingControllable {
  /// Called once the screen was popped or dismissed.
  public final var didLeave: (() -> Void)?

  /// UIKit tells every screen that leaves a stack, be it in the middle, and not where a swipe is
  /// taken back.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }

  /// A screen that was dismissed, itself or with the container it is in.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isInDismissal { didLeave?() }
  }
}

/// The base class of a navigation that a router of its own routes with.
open class RoutedNavigationController: UINavigationController, LeavingControllable {
  /// Called once the navigation was dismissed.
  public final var didLeave: (() -> Void)?

  /// A navigation disappears with whichever screen it shows.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isInDismissal { didLeave?() }
  }
}

extension UIViewController {
  /// Whether this controller, or a container it is in, is on its way out of a presentation.
  fileprivate var isInDismissal: Bool {
    isBeingDismissed || parent?.isInDismissal == true
  }
}
