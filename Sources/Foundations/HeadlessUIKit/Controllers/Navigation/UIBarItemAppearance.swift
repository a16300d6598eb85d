public import Foundation

/// How the buttons of a bar look in each state; kept as values.
open class UIBarButtonItemAppearance {
  /// How they look as a rule.
  public final let normal = UIBarButtonItemStateAppearance()
  /// How they look while they are touched.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// How they look while they take no touch.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// How they look while they have the focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// The look of plain buttons.
  public init() {}

  /// The look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {}

  /// The look of the system for plain buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in one state; kept as values.
open class UIBarButtonItemStateAppearance {
  /// How its title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far its title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// What is behind it.
  open var backgroundImage: UIImage?

  init() {}
}

/// How the items of a tab bar look in each state; kept as values.
open class UITabBarItemAppearance {
  /// How they look as a rule.
  public final let normal = UITabBarItemStateAppearance()
  /// How the chosen one looks.
  public final let selected = UITabBarItemStateAppearance()
  /// How they look while they take no touch.
  public final let disabled = UITabBarItemStateAppearance()
  /// How they look while they have the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// The look of the system.
  public init() {}
}

/// How an item of a tab bar looks in one state; kept as values.
open class UITabBarItemStateAppearance {
  /// How its title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far its title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of its image.
  open var iconColor: UIColor?
  /// The colour behind its badge.
  open var badgeBackgroundColor: UIColor?
  /// How its badge is written.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  init() {}
}
