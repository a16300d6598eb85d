public import Foundation

/// What a bar looks like: kept, and never drawn.
open class UIBarAppearance {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the bar's lower edge.
  open var shadowColor: UIColor?
  /// The picture of the bar's lower edge.
  open var shadowImage: UIImage?

  /// The usual looks.
  public required init() {}

  /// The system's looks.
  open func configureWithDefaultBackground() {}
  /// The system's looks, without translucency.
  open func configureWithOpaqueBackground() {}
  /// No background.
  open func configureWithTransparentBackground() {}
}

/// What a navigation bar looks like: kept, and never drawn.
open class UINavigationBarAppearance: UIBarAppearance {
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
open class UITabBarAppearance: UIBarAppearance {}

/// What a toolbar looks like: kept, and never drawn.
open class UIToolbarAppearance: UIBarAppearance {}
