/// The animation style of a presentation; without effect.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical
  /// Flips around a vertical axis.
  case flipHorizontal
  /// Cross-fades.
  case crossDissolve
  /// Curls up like a page.
  case partialCurl
}
