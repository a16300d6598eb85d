/// The types of the members of `UIActivityIndicatorView` without effect.
extension UIActivityIndicatorView {
  /// The size.
  nonisolated public enum Style: Int, Sendable {
    /// Medium or large.
    case medium, large

    /// The former names of the sizes.
    public static let gray = Style.medium
    /// The former name of a medium indicator on a dark background.
    public static let white = Style.medium
    /// The former name of a large indicator.
    public static let whiteLarge = Style.large
  }
}
