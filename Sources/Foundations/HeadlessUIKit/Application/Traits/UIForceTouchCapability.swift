/// Whether the screen feels pressure.
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  /// Not known, no, or yes.
  case unknown, unavailable, available
}
