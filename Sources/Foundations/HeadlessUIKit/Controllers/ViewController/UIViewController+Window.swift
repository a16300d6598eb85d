extension UIViewController {
  // MARK: As a window's root

  /// Comes on screen as the root: will appear now, has appeared once the change is committed.
  final func appear(asRootOf window: UIWindow) {
    rootWindow = window
    beginAppearing(animated: false)
    window.insertSubview(view, at: 0)
    UIApplication.shared.afterCommit(of: "appearance of \(screenName)") { [weak self] in
      guard let self, rootWindow === window || parent != nil else { return }
      isAppearingNow()
      endAppearing()
    }
  }

  /// Goes off screen with all it presents, and gives the window up.
  final func leave(_ window: UIWindow) {
    disappearWithPresented()
    loadedView?.removeFromSuperview()
    rootWindow = nil
    markLeft()
  }

  final func disappearWithPresented() {
    presented?.vanish()
    presented = nil
    disappearAtOnce()
  }

  /// Ends a presentation whose window has no use for it any more.
  private func vanish() {
    presented?.vanish()
    presented = nil
    disappearAtOnce()
    ownPresentationController?.containerView?.removeFromSuperview()
    loadedView?.removeFromSuperview()
    presenter = nil
    ownPresentationController = nil
    markLeft()
  }

  // MARK: In a container of an app's own

  /// The view is about to come to a window, or to leave it, on its own account.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard comesWithItsView else { return }
    guard window == nil else { return appearWithContainer() }
    isMovingFromParent = isLeavingParent
    beginDisappearing(animated: false)
  }

  /// The view has come to a window, or left it, on its own account.
  final func viewDidMoveToWindow() {
    guard comesWithItsView else { return }
    if loadedView?.window == nil { return leaveWithView() }
    guard appearance == .appearing, parent?.appearance == .appeared else { return }
    isAppearingNow()
    UIApplication.shared.afterCommit(of: "appearance of \(screenName)") { [weak self] in
      self?.arriveWithView()
    }
  }

  /// Whether moving the view tells the controller: not where a window, a presentation or one of
  /// UIKit's containers does that, or where the container said it does it itself.
  private var comesWithItsView: Bool {
    guard let parent, presenter == nil, rootWindow == nil else { return false }
    return !parent.movesChildViewsItself && parent.shouldAutomaticallyForwardAppearanceMethods
      && parent.currentTransition == nil
  }

  private func appearWithContainer() {
    guard let parent, parent.isOnScreen else { return }
    isMovingToParent = isNewInParent
    beginAppearing(animated: false)
  }

  private func leaveWithView() {
    endDisappearing()
    isMovingFromParent = false
  }

  private func arriveWithView() {
    endAppearing()
    isMovingToParent = false
    isNewInParent = false
  }
}
