/// The execution of one presentation, from the call to its completion.
struct Presentation {
  private let presented: UIViewController
  private let source: UIViewController
  private let presenter: UIViewController

  init(_ attempt: PresentationAttempt) {
    presented = attempt.presented
    source = attempt.source
    presenter = attempt.presenter
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    let manager = manager()
    manager.presenting = presenter
    manager.style = manager.adaptedStyle()
    if manager.style == .popover { (manager as? UIPopoverPresentationController)?.prepare() }
    presenter.presented = presented
    presented.presenter = presenter
    presented.loadViewIfNeeded()
    let container = PresentationContainerView(frame: UIScreen.main.bounds)
    manager.containerView = container
    let transition = transition(manager, container, animated: animated)
    transition.perform(
      by: presenter,
      begin: {
        tellAdaptedStyle(manager, transition)
        beginTransition(manager, container, animated: transition.isAnimated)
      },
      end: { completed in
        finish(manager, completed: completed)
        if completed { completion?() }
      })
  }

  private func manager() -> UIPresentationController {
    if presented.modalPresentationStyle == .custom,
      let custom = presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    {
      presented.ownPresentationController = custom
      return custom
    }
    return presented.presentationControllerForPresenting
  }

  private func transition(
    _ manager: UIPresentationController, _ container: UIView, animated: Bool
  ) -> Transition {
    let transition = Transition(
      presented is UIAlertController ? .alert : .presentation, from: presenter, to: presented,
      isAnimated: animated, in: container, presentationStyle: manager.style)
    if transition.isAnimated, let delegate = presented.transitioningDelegate {
      transition.animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
      transition.interactor = transition.animator.flatMap {
        delegate.interactionControllerForPresentation(using: $0)
      }
    }
    return transition
  }

  /// Tells the delegate the adapted style; `.none` if the style was not adapted.
  private func tellAdaptedStyle(_ manager: UIPresentationController, _ transition: Transition) {
    let asked = presented.modalPresentationStyle
    let isAdapted = manager.style != (asked == .automatic ? .pageSheet : asked)
    manager.delegate?.presentationController(
      manager, willPresentWithAdaptiveStyle: isAdapted ? manager.style : .none,
      transitionCoordinator: transition)
  }

  private func beginTransition(
    _ manager: UIPresentationController, _ container: UIView, animated: Bool
  ) {
    presented.isBeingPresented = true
    manager.recordPresentersPlace()
    presenter.windowOfView?.addSubview(container)
    manager.presentationTransitionWillBegin()
    if manager.shouldRemovePresentersView { presenter.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    container.addSubview(presented.view)
    (presented as? UIAlertController)?.takeKeyboard()
    manager.containerViewWillLayoutSubviews()
    manager.containerViewDidLayoutSubviews()
    presented.isAppearingNow()
  }

  private func finish(_ manager: UIPresentationController, completed: Bool) {
    guard completed else { return revert(manager) }
    presented.endAppearing()
    if manager.shouldRemovePresentersView {
      manager.removePresentersView()
      presenter.endDisappearing()
    }
    presented.isBeingPresented = false
    manager.presentationTransitionDidEnd(true)
  }

  private func revert(_ manager: UIPresentationController) {
    presented.beginDisappearing(animated: true)
    if manager.shouldRemovePresentersView { presenter.beginAppearing(animated: true) }
    manager.restorePresentersView()
    presented.endPresentation()
    presenter.isAppearingNow()
    presented.endDisappearing()
    presenter.endAppearing()
    presented.isBeingPresented = false
    manager.presentationTransitionDidEnd(false)
  }
}

extension UIPresentationController {
  /// Removes the presenter's view from the window after it was covered.
  final func removePresentersView() {
    presenting?.outermostView?.removeFromSuperview()
  }

  /// Records the presenter's superview, before an animator can move the view.
  final func recordPresentersPlace() {
    presentersSuperview = presenting?.outermostView?.superview
  }

  /// Returns the presenter's view to its former superview, behind the presentation.
  ///
  /// An animator may have moved it into its container, which is about to leave the window.
  final func restorePresentersView() {
    guard shouldRemovePresentersView, let view = presenting?.outermostView,
      let place = presentersSuperview, view.superview !== place
    else { return }
    if let containerView, containerView.superview === place {
      place.insertSubview(view, belowSubview: containerView)
    } else {
      place.insertSubview(view, at: 0)
    }
  }
}

extension UIViewController {
  /// The window that contains the view.
  final var windowOfView: UIWindow? { loadedView?.window }

  /// The container view of the presentation that shows this controller, or else its view.
  fileprivate final var outermostView: UIView? {
    presenter == nil ? loadedView : ownPresentationController?.containerView ?? loadedView
  }

  /// Ends the presentation: unlinks both controllers and removes the views from the window.
  final func endPresentation() {
    ownPresentationController?.containerView?.removeFromSuperview()
    ownPresentationController?.containerView = nil
    loadedView?.removeFromSuperview()
    if presenter?.presented === self { presenter?.presented = nil }
    presenter = nil
    ownPresentationController = nil
    markLeft()
  }
}
