/// The detail by which an exploration tells two states apart.
public enum StateDetail: String, CaseIterable, Sendable {
  /// The screens and the alert.
  case screen
  /// The screens, the alert, the props and the controls; numbers count as none, one or many.
  case props
  /// Everything on the screen, exactly.
  case full
}
