/// The types of the members of `UIActivityIndicatorView` without effect.
extension UIActivityIndicatorView {
  /// The size.
  nonisolated public enum Style: Int, Sendable {
    /// Medium or large.
    case medium, large
  }
}
