public import Foundation

extension UIStackView {
  /// Whether distances go from line to line; kept for the vocabulary.
  public final var isBaselineRelativeArrangement: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The distance after a view, where it has one of its own; else ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    UIStackView.spacingUseDefault
  }

  /// The space of the system between views.
  nonisolated public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  /// The stack's own space after a view.
  nonisolated public static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e+38

  /// How views share the room along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// Filling it, filling it equally or in proportion, or with equal gaps or centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// Over the whole, at the beginning, by the first line, in the middle, at the end.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the top, another word for the beginning of a row.
    public static let top = Alignment.leading
    /// At the bottom, another word for the end of a row.
    public static let bottom = Alignment.trailing
  }
}
