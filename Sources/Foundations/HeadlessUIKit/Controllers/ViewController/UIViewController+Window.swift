extension UIViewController {
  // MARK: Root of a window

  /// Appears as the window's root: `viewWillAppear` now, `viewDidAppear` after the commit.
  final func appear(asRootOf window: UIWindow) {
    rootWindow = window
    beginAppearing(animated: false)
    window.insertSubview(view, at: 0)
    UIApplication.shared.afterCommit(of: "appearance of \(screenName)") { [weak self] in
      guard let self, rootWindow === window else { return }
      isAppearingNow()
      endAppearing()
    }
  }

  /// Disappears with all it presents, and is no longer the window's root.
  final func leave(_ window: UIWindow) {
    disappearWithPresented()
    if loadedView?.parent === window { loadedView?.removeFromSuperview() }
    rootWindow = nil
    markLeft()
  }

  final func disappearWithPresented() {
    presented?.endWithoutTransition()
    presented = nil
    disappearAtOnce()
  }

  /// Ends a presentation without transition, when its presenter leaves the window.
  private func endWithoutTransition() {
    presented?.endWithoutTransition()
    presented = nil
    disappearAtOnce()
    ownPresentationController?.containerView?.removeFromSuperview()
    loadedView?.removeFromSuperview()
    presenter = nil
    ownPresentationController = nil
    markLeft()
  }

  // MARK: View in an app's view hierarchy

  /// Called before the view enters or leaves a window by a change of the view hierarchy.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard appearsWithView else { return }
    guard window == nil else { return beginAppearingWithView() }
    isMovingFromParent = isLeavingParent
    beginDisappearing(animated: false)
  }

  /// Called after the view has entered or left a window by a change of the view hierarchy.
  final func viewDidMoveToWindow() {
    guard appearsWithView else { return }
    if loadedView?.window == nil { return endDisappearingWithView() }
    guard appearance == .appearing, parent.map({ $0.appearance == .appeared }) ?? true else {
      return
    }
    isAppearingNow()
    UIApplication.shared.afterCommit(of: "appearance of \(screenName)") { [weak self] in
      self?.endAppearingWithView()
    }
  }

  /// Whether moving the view calls the appearance methods, also without a container.
  ///
  /// False if a window, a presentation or one of UIKit's containers calls them, or if the container
  /// forwards them itself.
  private var appearsWithView: Bool {
    guard presenter == nil, rootWindow == nil else { return false }
    guard let parent else { return true }
    return !parent.movesChildViewsItself && parent.shouldAutomaticallyForwardAppearanceMethods
      && parent.currentTransition == nil
  }

  private func beginAppearingWithView() {
    if let parent {
      guard parent.isOnScreen else { return }
      isMovingToParent = isNewInParent
    }
    beginAppearing(animated: false)
  }

  private func endDisappearingWithView() {
    endDisappearing()
    isMovingFromParent = false
    lifetime.leftWithView = parent == nil
  }

  private func endAppearingWithView() {
    endAppearing()
    isMovingToParent = false
    isNewInParent = false
  }
}
