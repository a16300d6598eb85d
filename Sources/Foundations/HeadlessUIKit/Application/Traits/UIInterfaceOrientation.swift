/// The orientation of the interface.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown, upright, or upside down.
  case unknown, portrait, portraitUpsideDown
  /// On its side, with the home indicator on the left or on the right.
  case landscapeLeft = 4, landscapeRight = 3

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
