extension UIView {
  /// The timing curve of an animation; without effect.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even speed.
    case linear
  }
}
