public import Foundation

/// The members of `UIStackView` without effect: values are stored, and methods do nothing.
extension UIStackView {
  /// A Boolean value that indicates whether spacing is measured between baselines.
  public final var isBaselineRelativeArrangement: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Returns ``spacingUseDefault``: custom spacing is not stored.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    UIStackView.spacingUseDefault
  }

  /// The spacing of the system.
  nonisolated public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  /// The spacing of the stack view.
  nonisolated public static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e+38

  /// The distribution of views along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// Fill, fill equally, fill proportionally, equal spacing or equal centring.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// Fill, leading, first baseline, centre, trailing or last baseline.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The top; the leading alignment of a horizontal stack.
    public static let top = Alignment.leading
    /// The bottom; the trailing alignment of a horizontal stack.
    public static let bottom = Alignment.trailing
  }
}
