extension UIView {
  /// The speed of an animation over its time; kept for the vocabulary.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at its beginning.
    case easeIn
    /// Slow at its end.
    case easeOut
    /// Even speed.
    case linear
  }
}
