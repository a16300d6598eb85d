extension UIViewController {
  /// The appearance state of a view controller.
  enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing
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
    viewWillAppear(animated)
    viewObserver?.controllerWasTold(.willAppear, animated: animated)
    childrenWillAppear(animated: animated)
    forwardAppearance { $0.beginAppearing(animated: animated) }
  }

  /// Calls `viewIsAppearing`, once for each appearance.
  final func isAppearingNow() {
    guard appearance == .appearing, !didCallIsAppearing else { return }
    didCallIsAppearing = true
    viewDidEnterWindow(animated: appearsAnimated)
    viewIsAppearing(appearsAnimated)
    viewObserver?.controllerWasTold(.isAppearing, animated: appearsAnimated)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    forwardAppearance { $0.isAppearingNow() }
  }

  /// Calls `viewDidAppear`, if the controller is appearing.
  final func endAppearing() {
    guard appearance == .appearing else { return }
    isAppearingNow()
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(appearsAnimated)
    viewObserver?.controllerWasTold(.didAppear, animated: appearsAnimated)
    forwardAppearance { $0.endAppearing() }
    childrenDidAppear(animated: appearsAnimated)
  }

  /// Calls `viewWillDisappear`, if on screen, of the controller and then of its visible children.
  final func beginDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    appearsAnimated = animated
    viewWillDisappear(animated)
    viewObserver?.controllerWasTold(.willDisappear, animated: animated)
    forwardAppearance { $0.beginDisappearing(animated: animated) }
  }

  /// Calls `viewDidDisappear`, if the controller is disappearing.
  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    lifetime.didLeave()
    viewDidDisappear(appearsAnimated)
    viewObserver?.controllerWasTold(.didDisappear, animated: appearsAnimated)
    forwardAppearance { $0.endDisappearing() }
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
