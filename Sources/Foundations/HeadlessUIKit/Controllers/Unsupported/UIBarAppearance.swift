public import Foundation

/// The appearance of a bar; stored, without effect.
open class UIBarAppearance: HeadlessObject {
  /// The background color.
  open var backgroundColor: UIColor?
  /// The background blur effect.
  open var backgroundEffect: UIBlurEffect?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The color of the bar's shadow.
  open var shadowColor: UIColor?
  /// The image of the bar's shadow.
  open var shadowImage: UIImage?

  /// Creates a default appearance.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Creates a default appearance for a kind of device; here it is the same for all.
  public init(idiom: UIUserInterfaceIdiom) {}

  /// Creates a default appearance: nothing is read from a file.
  public required init(coder: NSCoder) {}

  /// Creates an appearance with the background and shadow of another.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Returns an appearance with the same values.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { UIBarAppearance(barAppearance: self) }
  }

  /// Does nothing: nothing is drawn.
  open func configureWithDefaultBackground() {}
  /// Does nothing: nothing is drawn.
  open func configureWithOpaqueBackground() {}
  /// Does nothing: nothing is drawn.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; stored, without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image of the back button.
  open private(set) var backIndicatorImage: UIImage?

  /// Replaces the image of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
  }

  /// Returns an appearance with the same values.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UINavigationBarAppearance in
      let copy = UINavigationBarAppearance(barAppearance: self)
      copy.buttonAppearance = buttonAppearance.copied()
      copy.doneButtonAppearance = doneButtonAppearance.copied()
      copy.backButtonAppearance = backButtonAppearance.copied()
      copy.titlePositionAdjustment = titlePositionAdjustment
      copy.titleTextAttributes = titleTextAttributes
      copy.largeTitleTextAttributes = largeTitleTextAttributes
      copy.backIndicatorImage = backIndicatorImage
      return copy
    }
  }
}

/// The appearance of a tab bar; stored, without effect.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of compact items with the title beside the image.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint color of the selection indicator.
  open var selectionIndicatorTintColor: UIColor?

  /// Returns an appearance with the same values.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UITabBarAppearance in
      let copy = UITabBarAppearance(barAppearance: self)
      copy.stackedLayoutAppearance = stackedLayoutAppearance.copied()
      copy.inlineLayoutAppearance = inlineLayoutAppearance.copied()
      copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied()
      copy.selectionIndicatorTintColor = selectionIndicatorTintColor
      return copy
    }
  }
}

/// The appearance of a toolbar; stored, without effect.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()

  /// Returns an appearance with the same values.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UIToolbarAppearance in
      let copy = UIToolbarAppearance(barAppearance: self)
      copy.buttonAppearance = buttonAppearance.copied()
      return copy
    }
  }
}
