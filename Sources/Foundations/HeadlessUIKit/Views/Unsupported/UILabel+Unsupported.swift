/// The members of `UILabel` without effect: values are stored, and methods do nothing.
extension UILabel {
  /// A Boolean value that indicates whether a pointer shows the full text.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// The vertical alignment of text that shrinks to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// By the baseline, by the centre, or none.
  case alignBaselines, alignCenters, none
}
