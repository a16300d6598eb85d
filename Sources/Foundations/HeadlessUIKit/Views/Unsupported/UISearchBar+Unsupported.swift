/// The members of `UISearchBar` without effect: values are stored, and methods do nothing.
extension UISearchBar {
  /// A Boolean value that indicates whether the bar is translucent.
  public final var isTranslucent: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The background image.
  public final var backgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Does nothing: icons are not drawn.
  public final func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) {}

  /// An icon of the bar.
  nonisolated public enum Icon: Int, Sendable {
    /// Search, clear, bookmark or results list.
    case search, clear, bookmark, resultsList
  }

  /// The style of a search bar.
  nonisolated public enum Style: UInt, Sendable {
    /// Default, prominent or minimal.
    case `default`, prominent, minimal
  }
}
