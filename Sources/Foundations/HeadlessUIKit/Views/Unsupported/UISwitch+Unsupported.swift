/// The members of `UISwitch` without effect: values are stored, and methods do nothing.
extension UISwitch {
  /// The preferred style.
  public final var preferredStyle: Style {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The style of a switch.
  nonisolated public enum Style: Int, Sendable {
    /// Automatic, checkbox or sliding.
    case automatic, checkbox, sliding
  }
}
