public import Foundation

/// A size class in one dimension.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Compact, as on a phone in portrait.
  case compact
  /// Regular, as on a tablet.
  case regular
}

/// The traits of a view or a view controller.
open class UITraitCollection: HeadlessObject {
  /// The horizontal size class.
  public final let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public final let verticalSizeClass: UIUserInterfaceSizeClass
  /// The user interface style: light or dark.
  public final let userInterfaceStyle: UIUserInterfaceStyle
  /// The user interface idiom: phone or tablet.
  public final let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The text size category the user has chosen.
  public final let preferredContentSizeCategory: UIContentSizeCategory
  /// The layout direction: left to right.
  public final let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of pixels in a point; 0 if it is unspecified.
  public final let displayScale: CGFloat
  /// The range of colors: a wide one.
  public final let displayGamut: UIDisplayGamut
  /// The contrast level: normal.
  public final let accessibilityContrast: UIAccessibilityContrast
  /// Whether the display feels pressure: it does not.
  public final let forceTouchCapability: UIForceTouchCapability

  /// Creates traits; those not given are unspecified.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    displayScale: CGFloat = 0, displayGamut: UIDisplayGamut = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified,
    forceTouchCapability: UIForceTouchCapability = .unknown
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.displayGamut = displayGamut
    self.accessibilityContrast = accessibilityContrast
    self.forceTouchCapability = forceTouchCapability
  }

  /// Merges trait collections; the last one that specifies a trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(
      _ path: KeyPath<UITraitCollection, Trait>, but unspecified: Trait
    ) -> Trait {
      traitCollections.last { $0[keyPath: path] != unspecified }?[keyPath: path] ?? unspecified
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, but: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, but: .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, but: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, but: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, but: .unspecified),
      layoutDirection: last(\.layoutDirection, but: .unspecified),
      displayScale: last(\.displayScale, but: 0),
      displayGamut: last(\.displayGamut, but: .unspecified),
      accessibilityContrast: last(\.accessibilityContrast, but: .unspecified),
      forceTouchCapability: last(\.forceTouchCapability, but: .unknown))
  }

  /// The traits of a window on the current device.
  public static var current: UITraitCollection { of(style: .light) }

  static func of(style: UIUserInterfaceStyle) -> UITraitCollection {
    let width = UIApplication.shared.horizontalSizeClass
    return UITraitCollection(
      horizontalSizeClass: width, verticalSizeClass: .regular, userInterfaceStyle: style,
      userInterfaceIdiom: width == .regular ? .pad : .phone, preferredContentSizeCategory: .large,
      layoutDirection: .leftToRight, displayScale: 3, displayGamut: .P3,
      accessibilityContrast: .normal, forceTouchCapability: .unavailable)
  }

  /// Runs the closure, without a change of ``current``.
  public final func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Returns whether colors may differ from those for other traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Returns whether all traits equal those that the other collection specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    func holds<Trait: Equatable>(
      _ path: KeyPath<UITraitCollection, Trait>, unless unspecified: Trait
    ) -> Bool {
      let wanted = trait[keyPath: path]
      return wanted == unspecified || wanted == self[keyPath: path]
    }
    return holds(\.horizontalSizeClass, unless: .unspecified)
      && holds(\.verticalSizeClass, unless: .unspecified)
      && holds(\.userInterfaceStyle, unless: .unspecified)
      && holds(\.userInterfaceIdiom, unless: .unspecified)
      && holds(\.preferredContentSizeCategory, unless: .unspecified)
      && holds(\.layoutDirection, unless: .unspecified)
      && holds(\.displayScale, unless: 0)
      && holds(\.displayGamut, unless: .unspecified)
      && holds(\.accessibilityContrast, unless: .unspecified)
      && holds(\.forceTouchCapability, unless: .unknown)
  }
}
