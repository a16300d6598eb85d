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

  /// The place of the search bar; without effect.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// Automatic, in the line of the title, below it, or in the toolbar.
    case automatic, inline, stacked, integrated
    /// Centered in the bar, or a button of it.
    case integratedCentered, integratedButton
  }

  /// The layout of title and buttons; without effect.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// Centered title, leading title for browsing, or leading title for editing.
    case navigator, browser, editor
  }
}
