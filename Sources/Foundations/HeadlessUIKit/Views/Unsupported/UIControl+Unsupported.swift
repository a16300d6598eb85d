extension UIControl {
  /// Where content lies across.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, over the whole, or by the direction of writing.
    case center, left, right, fill, leading, trailing
  }

  /// Where content lies up and down.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at the top, at the bottom, or over the whole.
    case center, top, bottom, fill
  }
}
