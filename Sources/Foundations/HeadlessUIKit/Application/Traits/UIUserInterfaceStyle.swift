/// The user interface style: light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light, or dark.
  case unspecified, light, dark
}
