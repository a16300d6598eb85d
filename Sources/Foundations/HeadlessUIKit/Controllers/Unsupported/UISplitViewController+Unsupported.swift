extension UISplitViewController {
  /// The layout of the columns; without effect.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// The default.
    case automatic
    /// Side by side.
    case tile
    /// Overlapping.
    case overlay
    /// Displacing each other.
    case displace
  }
}

extension UISplitViewController {
  /// An item that changes the display mode; it has no action here.
  public final var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
}
