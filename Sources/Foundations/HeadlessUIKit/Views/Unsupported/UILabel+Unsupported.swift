extension UILabel {
  /// Where text stands that is made smaller; kept for the vocabulary.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { stored(.alignBaselines) }
    set { store(newValue) }
  }

  /// Whether a pointer shows text that is cut off; kept for the vocabulary.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Where text stands that is made smaller; kept for the vocabulary.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line, in the middle, or as it comes.
  case alignBaselines, alignCenters, none
}
