extension UISwitch {
  /// What it looks like; kept for the vocabulary.
  public final var preferredStyle: Style {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// What a switch looks like.
  nonisolated public enum Style: Int, Sendable {
    /// As the system has it, as a box with a tick, or as a handle that slides.
    case automatic, checkbox, sliding
  }
}
