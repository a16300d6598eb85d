public import Foundation

/// The appearance of bar buttons in each state; stored, without effect.
open class UIBarButtonItemAppearance: HeadlessObject {
  /// The appearance in the normal state.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance while highlighted.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The appearance while focused.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance.
  public override init() {}

  /// Creates the appearance of a style.
  public init(style: UIBarButtonItem.Style) {}

  /// Does nothing: nothing is drawn.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.adopt(normal)
    copy.highlighted.adopt(highlighted)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }
}

/// The appearance of a bar button in one state; stored, without effect.
open class UIBarButtonItemStateAppearance: HeadlessObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image.
  open var backgroundImage: UIImage?

  override init() {}

  fileprivate func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// The appearance of tab bar items in each state; stored, without effect.
open class UITabBarItemAppearance: HeadlessObject {
  /// The appearance in the normal state.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance while selected.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance while focused.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance.
  public override init() {}

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }
}

/// The appearance of a tab bar item in one state; stored, without effect.
open class UITabBarItemStateAppearance: HeadlessObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  open var iconColor: UIColor?
  /// The color behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// The text attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() {}

  fileprivate func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
