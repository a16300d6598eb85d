public import Foundation

/// What a bar looks like: kept, and never drawn.
open class UIBarAppearance {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the bar's lower edge.
  open var shadowColor: UIColor?
  /// The picture of the bar's lower edge.
  open var shadowImage: UIImage?

  /// The usual looks.
  public required init() {}

  /// A look that takes over what another says of its background.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The system's looks.
  open func configureWithDefaultBackground() {}
  /// The system's looks, without translucency.
  open func configureWithOpaqueBackground() {}
  /// No background.
  open func configureWithTransparentBackground() {}
}

/// What a navigation bar looks like: kept, and never drawn.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that complete something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The picture of the back button.
  open private(set) var backIndicatorImage: UIImage?

  /// Replaces the picture of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
  }
}

/// What a tab bar looks like: kept, and never drawn.
open class UITabBarAppearance: UIBarAppearance {
  /// How items with their title below the image look.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items with their title beside the image look.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How small items with their title beside the image look.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen item.
  open var selectionIndicatorTintColor: UIColor?
}

/// What a toolbar looks like: kept, and never drawn.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
}
