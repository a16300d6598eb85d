/// The members of `UIProgressView` without effect: values are stored, and methods do nothing.
extension UIProgressView {
  /// The image of the completed part.
  public final var progressImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The image of the remaining part.
  public final var trackImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The style.
  nonisolated public enum Style: Int, Sendable {
    /// The default style or a bar's.
    case `default`, bar
  }
}
