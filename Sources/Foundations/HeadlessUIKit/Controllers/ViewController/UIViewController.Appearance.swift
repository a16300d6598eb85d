extension UIViewController {
  /// The appearance state of a view controller.
  enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing

    /// A callback that a container forwards to its visible children.
    enum Callback { case willAppear, didAppear, willDisappear, didDisappear }
  }
}

extension UIViewController {
  /// Whether the view is on screen or appearing.
  package final var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Calls `viewWillAppear`, unless on screen, of the controller and then of its visible children.
  final func beginAppearing(animated: Bool) {
    guard !isOnScreen else { return }
    loadViewIfNeeded()
    appearance = .appearing
    appearsAnimated = animated
    didCallIsAppearing = false
    lifetime.didAppear()
    unforwarded = .willAppear
    tell(.willAppear, animated: animated) { viewWillAppear(animated) }
    forward(.willAppear)
  }

  /// Calls `viewIsAppearing`, once for each appearance.
  final func isAppearingNow() {
    guard appearance == .appearing, !didCallIsAppearing else { return }
    didCallIsAppearing = true
    viewDidEnterWindow(animated: appearsAnimated)
    tell(.isAppearing, animated: appearsAnimated) { viewIsAppearing(appearsAnimated) }
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    loadedView?.needsLayout = true
    loadedView?.layoutTree()
    forwardAppearance { $0.isAppearingNow() }
  }

  /// Calls `viewDidAppear`, if the controller is appearing.
  final func endAppearing() {
    isAppearingNow()
    guard appearance == .appearing else { return }
    appearance = .appeared
    unforwarded = .didAppear
    tell(.didAppear, animated: appearsAnimated) { viewDidAppear(appearsAnimated) }
    UIApplication.shared.updateInputViews()
    forward(.didAppear)
  }

  /// Calls `viewWillDisappear`, if on screen, of the controller and then of its visible children.
  final func beginDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    appearsAnimated = animated
    unforwarded = .willDisappear
    tell(.willDisappear, animated: animated) { viewWillDisappear(animated) }
    forward(.willDisappear)
  }

  /// Calls `viewDidDisappear`, if the controller is disappearing.
  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    lifetime.didLeave()
    unforwarded = .didDisappear
    tell(.didDisappear, animated: appearsAnimated) { viewDidDisappear(appearsAnimated) }
    forward(.didDisappear)
  }

  /// Forwards a callback from the base implementation, as UIKit's own containers do.
  ///
  /// An app's container is called itself first, whether its code stands before or after `super`.
  final func forwardInSuper(_ callback: Appearance.Callback) {
    if movesChildViewsItself { forward(callback) }
  }

  /// Forwards a callback to the visible children, unless that has happened.
  private func forward(_ callback: Appearance.Callback) {
    guard unforwarded == callback else { return }
    unforwarded = nil
    let animated = appearsAnimated
    switch callback {
    case .willAppear:
      childrenWillAppear(animated: animated)
      forwardAppearance { $0.beginAppearing(animated: animated) }
    case .didAppear:
      forwardAppearance { $0.endAppearing() }
      childrenDidAppear(animated: animated)
    case .willDisappear: forwardAppearance { $0.beginDisappearing(animated: animated) }
    case .didDisappear: forwardAppearance { $0.endDisappearing() }
    }
  }

  /// Disappears at once, without animation.
  final func disappearAtOnce() {
    beginDisappearing(animated: false)
    endDisappearing()
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    forEachVisibleChild(body)
    if let results = bars.search?.resultsWithHost { body(results) }
  }
}
