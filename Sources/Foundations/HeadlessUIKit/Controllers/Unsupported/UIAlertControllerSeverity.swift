/// The severity of an alert; without effect.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default`
  /// Critical.
  case critical
}
