public import Foundation

/// The members of `UISegmentedControl` without effect: values are stored, and methods do nothing.
extension UISegmentedControl {
  /// A Boolean value that indicates whether segment widths depend on their content.
  public final var apportionsSegmentWidthsByContent: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Does nothing: titles are not drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Does nothing: nothing is laid out.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Does nothing: nothing is drawn.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
}
