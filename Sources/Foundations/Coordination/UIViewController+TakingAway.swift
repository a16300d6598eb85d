public import HeadlessUIKit

extension UIViewController {
  /// Runs an action once no transition runs in, inside or over this controller; at once if none
  /// does.
  ///
  /// UIKit refuses to present or dismiss during a presentation or dismissal. A link or a
  /// notification can arrive at any time, so its handling waits with this method.
  public func whenStill(_ action: @escaping () -> Void) {
    guard let transition = runningTransition else { return action() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return action() }
      whenStill(action)
    }
  }

  /// Removes the controller and everything over it from the screen, then calls the completion.
  ///
  /// Dismisses a presented controller. Pops a pushed one without animation, after dismissing what
  /// it presents. A root stays. Waits for running transitions first.
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

  /// The controller that this controller itself presents, not one of its containers.
  private var presentedOverThis: UIViewController? {
    guard let presentedViewController, presentedViewController.presentingViewController === self
    else { return nil }
    return presentedViewController
  }

  /// The controller that presented this controller itself, not one of its containers.
  private var presenterOfThis: UIViewController? {
    guard let presentingViewController, presentingViewController.presentedViewController === self
    else { return nil }
    return presentingViewController
  }
}
