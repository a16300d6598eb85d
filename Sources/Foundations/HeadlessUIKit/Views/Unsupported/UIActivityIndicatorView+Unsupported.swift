extension UIActivityIndicatorView {
  /// How large it is.
  nonisolated public enum Style: Int, Sendable {
    /// Of the usual size, or large.
    case medium, large
  }
}
