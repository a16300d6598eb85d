extension UIView {
  /// The light or dark style that overrides the inherited one.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { extras.overrideUserInterfaceStyle = newValue }
  }

  /// The layout direction; right to left only if forced.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
