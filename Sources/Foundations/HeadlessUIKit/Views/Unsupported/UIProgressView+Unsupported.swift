extension UIProgressView {
  /// The image of what is done; kept for the vocabulary.
  public final var progressImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The image of what is not; kept for the vocabulary.
  public final var trackImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Where it is shown.
  nonisolated public enum Style: Int, Sendable {
    /// Anywhere, or in a bar.
    case `default`, bar
  }
}
