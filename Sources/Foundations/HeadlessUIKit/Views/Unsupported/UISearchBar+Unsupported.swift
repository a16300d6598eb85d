extension UISearchBar {
  /// Whether the bar shines through; kept for the vocabulary.
  public final var isTranslucent: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The picture behind; kept for the vocabulary.
  public final var backgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether a button shows bookmarks; kept for the vocabulary.
  public final var showsBookmarkButton: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Gives an icon a picture in a state; accepted.
  public final func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) {}

  /// An icon of the bar.
  nonisolated public enum Icon: Int, Sendable {
    /// The magnifying glass, the cross, the book, or the list.
    case search, clear, bookmark, resultsList
  }

  /// What a search bar looks like.
  nonisolated public enum Style: UInt, Sendable {
    /// As usual, in front of all, or as little as can be.
    case `default`, prominent, minimal
  }
}
