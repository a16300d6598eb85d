extension UIViewController {
  /// Does nothing: the traits are the screen's.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  /// Returns nil: the traits are the screen's.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }

  /// Does nothing: there are no system gestures.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Does nothing: there is no home indicator.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Does nothing: the screen never rotates.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Does nothing: the screen never rotates.
  public static func attemptRotationToDeviceOrientation() {}

  /// Whether the insets of a scroll view follow the bars; without effect.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Whether the layout extends below opaque bars; stored, without effect.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars.extendedLayoutIncludesOpaqueBars }
    set { bars.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether a presentation controls the status bar; stored, without effect.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { bars.modalPresentationCapturesStatusBarAppearance }
    set { bars.modalPresentationCapturesStatusBarAppearance = newValue }
  }
}
