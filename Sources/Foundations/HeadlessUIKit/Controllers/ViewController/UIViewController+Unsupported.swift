extension UIViewController {
  /// Says which scroll view bars go by; accepted, bars do not move.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// Says that gestures of the app come first elsewhere now; accepted.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Accepted; there is no home indicator.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Accepted; the screen never turns.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Accepted; there is no status bar.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Kept for the vocabulary.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars.extendedLayoutIncludesOpaqueBars }
    set { bars.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Kept for the vocabulary.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { bars.modalPresentationCapturesStatusBarAppearance }
    set { bars.modalPresentationCapturesStatusBarAppearance = newValue }
  }
}
