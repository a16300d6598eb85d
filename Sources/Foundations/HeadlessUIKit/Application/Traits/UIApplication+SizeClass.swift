internal import HeadlessDevice

extension UIUserInterfaceSizeClass {
  /// Creates the horizontal size class of a device's width.
  init(_ width: DisplayWidth) {
    self =
      switch width {
      case .compact: .compact
      case .regular: .regular
      }
  }
}

extension UIApplication {
  /// Takes over the width of the device.
  final func adaptToWidth() {
    setHorizontalSizeClass(UIUserInterfaceSizeClass(device.width))
  }

  /// Changes the horizontal size class, as resizing the window or turning a large phone does.
  ///
  /// Split views collapse or expand, then everything on screen receives the trait change.
  package final func setHorizontalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) {
    guard sizeClass != horizontalSizeClass else { return }
    let former = UITraitCollection.current
    let onScreen = controllers.alive.filter(\.isOnScreen)
    for controller in onScreen { controller.notifyTransition(to: sizeClass) }
    horizontalSizeClass = sizeClass
    for controller in controllers.alive where controller.isOnScreen {
      (controller as? UISplitViewController)?.adaptToSizeClass()
      (controller as? UITabBarController)?.adaptToSizeClass()
      controller.traitCollectionDidChange(former)
      controller.viewIfLoaded?.notifyTraitChange(former)
    }
    notifyTraitRegistrations(of: former)
  }
}

extension UIViewController {
  /// Calls `willTransition(to:with:)`, with a coordinator that runs work at once.
  fileprivate final func notifyTransition(to sizeClass: UIUserInterfaceSizeClass) {
    let transition = Transition(.column, from: nil, to: nil, isAnimated: false)
    let traits = UITraitCollection(
      traitsFrom: [traitCollection, UITraitCollection(horizontalSizeClass: sizeClass)])
    transition.perform(begin: { willTransition(to: traits, with: transition) }, end: { _ in })
  }

  /// The style that this controller, its containers or the window override; light by default.
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
  /// The style that this view or one of its superviews overrides; light by default.
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

  fileprivate final func notifyTraitChange(_ former: UITraitCollection) {
    traitCollectionDidChange(former)
    for child in subviews where child.controller == nil { child.notifyTraitChange(former) }
  }
}
