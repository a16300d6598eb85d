extension UINavigationItem {
  /// The size of a title; without effect.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the previous screen.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Small, in line with the buttons.
    case inline
  }

  /// The layout of title and buttons; without effect.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// Centered title, leading title for browsing, or leading title for editing.
    case navigator, browser, editor
  }
}
