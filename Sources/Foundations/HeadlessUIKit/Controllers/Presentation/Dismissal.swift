internal import HeadlessDevice

/// The dismissal of a presented controller and everything presented above it.
struct Dismissal {
  /// The controller that presents the lowest controller to dismiss.
  private let presenter: UIViewController
  /// The controllers to dismiss, lowest first.
  private let leaving: [UIViewController]
  private let top: UIViewController
  private let manager: UIPresentationController

  /// Called when a user's gesture begins and has completed; nil for a dismissal by the app.
  var willDismiss: (() -> Void)?
  var didDismiss: (() -> Void)?

  /// Returns nil if the controller presents nothing.
  init?(on presenter: UIViewController) {
    var leaving: [UIViewController] = []
    var node = presenter.presented
    while let current = node {
      leaving.append(current)
      node = current.presented
    }
    guard let top = leaving.last, let lowest = leaving.first else { return nil }
    self.presenter = presenter
    self.leaving = leaving
    self.top = top
    manager = lowest.presentationControllerForPresenting
  }

  /// The reason that UIKit refuses the dismissal; nil if it does not.
  var obstacle: String? {
    for controller in leaving {
      if controller.isBeingPresented { return "the presentation of \(controller.screenName)" }
      if controller.isBeingDismissed { return "the dismissal of \(controller.screenName)" }
    }
    return nil
  }

  @discardableResult
  func begin(
    animated: Bool, isGesture: Bool = false, completion: (() -> Void)? = nil
  ) -> Transition {
    let transition = transition(animated: animated)
    transition.isGesture = isGesture
    transition.perform(
      by: presenter,
      begin: { beginTransition(animated: transition.isAnimated) },
      end: { completed in
        guard completed else { return revert() }
        finish()
        completion?()
      })
    return transition
  }

  private func transition(animated: Bool) -> Transition {
    let transition = Transition(
      top is UIAlertController ? .alertDismissal : .dismissal, from: top, to: presenter,
      isAnimated: animated, in: top.ownPresentationController?.containerView,
      presentationStyle: manager.style)
    if transition.isAnimated, let delegate = top.transitioningDelegate {
      transition.animator = delegate.animationController(forDismissed: top)
      transition.interactor = transition.animator.flatMap {
        delegate.interactionControllerForDismissal(using: $0)
      }
    }
    return transition
  }

  private func beginTransition(animated: Bool) {
    for controller in leaving { controller.isBeingDismissed = true }
    willDismiss?()
    manager.dismissalTransitionWillBegin()
    for controller in leaving.reversed() { controller.beginDisappearing(animated: animated) }
    guard manager.shouldRemovePresentersView else { return }
    presenter.beginAppearing(animated: animated)
    manager.restorePresentersView()
    presenter.isAppearingNow()
  }

  private func finish() {
    manager.restorePresentersView()
    for controller in leaving.reversed() { controller.endPresentation() }
    presenter.endAppearing()
    for controller in leaving.reversed() {
      controller.endDisappearing()
      controller.isBeingDismissed = false
    }
    manager.dismissalTransitionDidEnd(true)
    for controller in leaving { (controller as? UIAlertController)?.returnKeyboard() }
    didDismiss?()
  }

  private func revert() {
    if manager.shouldRemovePresentersView { presenter.beginDisappearing(animated: true) }
    for controller in leaving {
      controller.beginAppearing(animated: true)
      controller.isAppearingNow()
    }
    if manager.shouldRemovePresentersView {
      manager.removePresentersView()
      presenter.endDisappearing()
    }
    for controller in leaving {
      controller.endAppearing()
      controller.isBeingDismissed = false
    }
    manager.dismissalTransitionDidEnd(false)
  }
}

extension UIViewController {
  /// Dismisses what this controller or a container presents, else the presentation it is in.
  ///
  /// With nothing to dismiss, only the completion runs.
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let presented = nearestPresented
    if let search = presented as? UISearchController, search.isActive {
      return search.endSearch(completion)
    }
    if presented == nil, let search = enclosingSearch { return search.endSearch(completion) }
    guard let presenter = presented?.presenter ?? nearestPresenter,
      let dismissal = Dismissal(on: presenter)
    else {
      completion?()
      return
    }
    if let obstacle = dismissal.obstacle {
      return Device.current.findings.report(
        .presentation,
        """
        Attempt to dismiss from view controller \(screenName) while a presentation or dismiss is \
        in progress: \(obstacle) by \(presenter.screenName). dismiss(animated:completion:) does \
        nothing, and its completion never runs. Dismiss in the completion of what is in progress.
        """)
    }
    dismissal.begin(animated: animated, completion: completion)
  }
}

extension UIViewController {
  /// The active search controller that this controller is or is in.
  fileprivate final var enclosingSearch: UISearchController? {
    var node: UIViewController? = self
    while let controller = node {
      if let search = controller as? UISearchController, search.isActive { return search }
      node = controller.parent
    }
    return nil
  }
}

extension UISearchController {
  /// Ends the search, as a dismissal does in UIKit.
  fileprivate final func endSearch(_ completion: (() -> Void)?) {
    isActive = false
    completion?()
  }
}
