extension UIApplication {
  /// Gives the app another width, as a person does who resizes its window or turns a large phone.
  ///
  /// Split views collapse and expand, presentations adapt, and all on screen is told.
  package final func setHorizontalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) {
    guard sizeClass != horizontalSizeClass else { return }
    let former = UITraitCollection.current
    let onScreen = controllers.alive.filter(\.isOnScreen)
    for controller in onScreen { controller.announceTransition(to: sizeClass) }
    horizontalSizeClass = sizeClass
    for controller in controllers.alive where controller.isOnScreen {
      (controller as? UISplitViewController)?.adaptToRoom()
      controller.traitCollectionDidChange(former)
      controller.viewIfLoaded?.announceTraits(former)
    }
    tellTraitListeners(of: former)
  }
}

extension UIViewController {
  /// Tells of the change to come; it is not animated, so what runs alongside runs at once.
  fileprivate final func announceTransition(to sizeClass: UIUserInterfaceSizeClass) {
    let transition = Transition(.column, from: nil, to: nil, isAnimated: false)
    let traits = UITraitCollection(
      traitsFrom: [traitCollection, UITraitCollection(horizontalSizeClass: sizeClass)])
    transition.perform(begin: { willTransition(to: traits, with: transition) }, end: { _ in })
  }

  /// The style this controller, a container it is in or the window asks for; else light.
  final var effectiveStyle: UIUserInterfaceStyle {
    var node: UIViewController? = self
    while let controller = node {
      if controller.overrideUserInterfaceStyle != .unspecified {
        return controller.overrideUserInterfaceStyle
      }
      node = controller.parent ?? controller.presenter
    }
    return loadedView?.effectiveStyle ?? .light
  }
}

extension UIView {
  /// The style this view or one it is in asks for; else light.
  final var effectiveStyle: UIUserInterfaceStyle {
    var node: UIView? = self
    while let view = node {
      if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
      if let controller = view.controller, controller.overrideUserInterfaceStyle != .unspecified {
        return controller.overrideUserInterfaceStyle
      }
      node = view.superview
    }
    return .light
  }

  fileprivate final func announceTraits(_ former: UITraitCollection) {
    traitCollectionDidChange(former)
    for child in subviews where child.controller == nil { child.announceTraits(former) }
  }
}
