/// The members of `UISwitch` without effect: values are stored, and methods do nothing.
extension UISwitch {
  /// The preferred style.
  public final var preferredStyle: Style {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The image of a switch that is on.
  public final var onImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The image of a switch that is off.
  public final var offImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The style of a switch.
  nonisolated public enum Style: Int, Sendable {
    /// Automatic, checkbox or sliding.
    case automatic, checkbox, sliding
  }
}
