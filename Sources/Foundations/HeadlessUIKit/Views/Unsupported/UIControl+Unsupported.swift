/// The types of the members of `UIControl` without effect.
extension UIControl {
  /// The horizontal alignment of content.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centre, left, right, fill, leading or trailing.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of content.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// Centre, top, bottom or fill.
    case center, top, bottom, fill
  }
}
