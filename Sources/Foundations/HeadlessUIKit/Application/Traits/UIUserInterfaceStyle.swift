/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said, light, or dark.
  case unspecified, light, dark
}
