/// The rule for mirroring a view in right-to-left layouts; without effect.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// The default for its kind, media playback, spatial, or one fixed direction.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
