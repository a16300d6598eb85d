public import Foundation

/// More members of `UINavigationBar` without effect.
extension UINavigationBar {
  /// The image of the back button; stored, without effect.
  public final var backIndicatorImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The mask of the image of the back button; stored, without effect.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The compact appearance when the content is scrolled to its end; stored, without effect.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Does nothing: nothing is laid out.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

/// More members of `UITabBar` without effect.
extension UITabBar {
  /// The image behind the items; stored, without effect.
  public final var backgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The image of the shadow; stored, without effect.
  public final var shadowImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The positions of the items; stored, without effect.
  public final var itemPositioning: ItemPositioning {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The space between items; stored, without effect.
  public final var itemSpacing: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The width of an item; stored, without effect.
  public final var itemWidth: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The positions of the items.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// The system's, or from edge to edge, or in the middle.
    case automatic, fill, centered
  }
}

extension UIBarButtonItem {
  /// Does nothing: nothing is laid out.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is laid out.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is laid out.
  public final func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is laid out.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
