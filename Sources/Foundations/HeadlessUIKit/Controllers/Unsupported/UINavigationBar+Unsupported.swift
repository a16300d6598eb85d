extension UINavigationBar {
  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// The background image for metrics of the bar: none, since nothing is drawn.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
}

/// The height of a bar; without effect.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default`
  /// The compact height.
  case compact
}
