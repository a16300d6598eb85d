/// The style of a bar; stored, without effect.
public enum UIBarStyle: Int, Sendable {
  /// A light bar.
  case `default` = 0
  /// A dark bar.
  case black = 1
  /// A dark bar that content is seen through, by the name of iOS 6.
  case blackTranslucent = 2
}
