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
  /// An item that changes the display mode; hidden, as in a compact width.
  public final var displayModeButtonItem: UIBarButtonItem {
    let item = UIBarButtonItem()
    item.isHidden = true
    return item
  }
}
