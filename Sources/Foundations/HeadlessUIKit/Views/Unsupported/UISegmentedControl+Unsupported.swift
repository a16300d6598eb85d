public import Foundation

extension UISegmentedControl {
  /// Whether segments are as wide as what they say; kept for the vocabulary.
  public final var apportionsSegmentWidthsByContent: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Says how titles are written in a state; accepted.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Gives a segment a width; accepted.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Gives all segments a background in a state; accepted.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Gives segments a line between them; accepted.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
}
