extension UIViewController {
  /// Where a controller's view is between off and on the screen.
  enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing
  }
}

extension UIViewController {
  /// Whether the view is on the screen or on its way there.
  package final var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// The view will appear: told once, to the controller and then to the children that show.
  final func beginAppearing(animated: Bool) {
    guard !isOnScreen else { return }
    loadViewIfNeeded()
    appearance = .appearing
    appearsAnimated = animated
    wasToldIsAppearing = false
    presence.arrive()
    viewWillAppear(animated)
    viewObserver?.controllerWasTold(.willAppear, animated: animated)
    childrenWillAppear(animated: animated)
    forwardAppearance { $0.beginAppearing(animated: animated) }
  }

  /// The view is in the window: told once for each time it appears.
  final func isAppearingNow() {
    guard appearance == .appearing, !wasToldIsAppearing else { return }
    wasToldIsAppearing = true
    viewDidEnterWindow(animated: appearsAnimated)
    viewIsAppearing(appearsAnimated)
    viewObserver?.controllerWasTold(.isAppearing, animated: appearsAnimated)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    forwardAppearance { $0.isAppearingNow() }
  }

  /// The view did appear, if it was appearing.
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

  /// The view will disappear: told once, to the controller and then to the children that show.
  final func beginDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    appearsAnimated = animated
    viewWillDisappear(animated)
    viewObserver?.controllerWasTold(.willDisappear, animated: animated)
    forwardAppearance { $0.beginDisappearing(animated: animated) }
  }

  /// The view did disappear, if it was disappearing.
  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    presence.leave()
    viewDidDisappear(appearsAnimated)
    viewObserver?.controllerWasTold(.didDisappear, animated: appearsAnimated)
    forwardAppearance { $0.endDisappearing() }
  }

  /// Disappears and has disappeared, in one go.
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
