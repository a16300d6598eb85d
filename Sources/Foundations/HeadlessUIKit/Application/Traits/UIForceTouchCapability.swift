/// Whether the screen feels pressure.
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  /// Not known, no, or yes.
  case unknown, unavailable, available
}

extension UITraitCollection {
  /// Whether the screen feels pressure; no screen does here.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
