/// The types of the members of `UIDatePicker` without effect.
extension UIDatePicker {
  /// The style of a date picker.
  nonisolated public enum Style: Int, Sendable {
    /// Automatic, wheels, compact or inline.
    case automatic, wheels, compact, inline
  }
}
