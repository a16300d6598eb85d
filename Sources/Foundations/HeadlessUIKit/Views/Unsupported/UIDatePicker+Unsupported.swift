extension UIDatePicker {
  /// What a picker looks like.
  nonisolated public enum Style: Int, Sendable {
    /// As usual, wheels, a button, or a calendar.
    case automatic, wheels, compact, inline
  }
}
