import HeadlessUIKit

extension UIViewController {
  /// What is presented last, starting here.
  var topmost: UIViewController {
    var top = self
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    return top
  }

  /// Calls back once no transition runs here, inside, or over this controller; now where none does.
  ///
  /// UIKit refuses to present or dismiss while it presents or dismisses, and a link does not wait
  /// for the person to be done.
  func whenStill(_ action: @escaping () -> Void) {
    guard let transition = runningTransition else { return action() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenStill(action) }
  }

  private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinator
      ?? children.lazy.compactMap(\.runningTransition).first
      ?? presentedOverThis?.runningTransition
  }

  /// What this very controller presents, and not a container it is in.
  private var presentedOverThis: UIViewController? {
    guard let presentedViewController, presentedViewController.presentingViewController === self
    else { return nil }
    return presentedViewController
  }
}
