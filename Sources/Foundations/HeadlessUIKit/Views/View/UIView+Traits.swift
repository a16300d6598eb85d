extension UIView {
  /// Light or dark, whatever the screen says.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { extras.overrideUserInterfaceStyle = newValue }
  }

  /// Which way the view is laid out.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
