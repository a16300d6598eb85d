public import HeadlessUIKit

extension UIViewController {
  /// Calls back once no transition runs here, inside, or over this controller; now where none does.
  ///
  /// UIKit refuses to present or dismiss while it presents or dismisses, and what comes from outside
  /// does not wait for the person to be done.
  public func whenStill(_ action: @escaping () -> Void) {
    guard let transition = runningTransition else { return action() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return action() }
      whenStill(action)
    }
  }

  /// Takes the controller, and all that is over it, off the screen, then calls back.
  ///
  /// One that was presented is dismissed; one that was pushed is popped without animation, after what
  /// it presents is gone. A root stays. What is on its way when this is called ends first.
  public func takeAway(completion: @escaping () -> Void) {
    whenStill { [self] in
      if let presenter = presenterOfThis {
        presenter.dismiss(animated: true, completion: completion)
      } else if presentedOverThis != nil {
        dismiss(animated: true) { [self] in
          leaveStack()
          completion()
        }
      } else {
        leaveStack()
        completion()
      }
    }
  }

  private func leaveStack() {
    guard let navigationController,
      let place = navigationController.viewControllers.firstIndex(of: self), place > 0
    else { return }
    navigationController.popToViewController(
      navigationController.viewControllers[place - 1], animated: false)
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

  /// What presented this very controller, and not a container it is in.
  private var presenterOfThis: UIViewController? {
    guard let presentingViewController, presentingViewController.presentedViewController === self
    else { return nil }
    return presentingViewController
  }
}
