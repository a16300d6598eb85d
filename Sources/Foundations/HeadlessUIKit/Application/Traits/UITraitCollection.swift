public import Foundation

/// How much room there is in one direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// As on a phone held upright.
  case compact
  /// As on a tablet.
  case regular
}

/// The surroundings of a view or a controller.
open class UITraitCollection {
  /// The room from side to side.
  public final let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public final let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark.
  public final let userInterfaceStyle: UIUserInterfaceStyle
  /// Phone or tablet.
  public final let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The size of text a person has chosen.
  public final let preferredContentSizeCategory: UIContentSizeCategory
  /// Whether reading goes from left to right.
  public final let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels for each point.
  public final var displayScale: CGFloat { 3 }
  /// Whether colours are to differ more than usual; never here.
  public final var accessibilityContrast: UIAccessibilityContrast { .normal }

  /// Surroundings in which nothing is known but what is given.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
  }

  /// The surroundings of several, each overriding those before it in what it says.
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
      layoutDirection: last(\.layoutDirection, but: .unspecified))
  }

  /// The surroundings the current device gives a window.
  public static var current: UITraitCollection { of(style: .light) }

  static func of(style: UIUserInterfaceStyle) -> UITraitCollection {
    let width = UIApplication.shared.horizontalSizeClass
    return UITraitCollection(
      horizontalSizeClass: width, verticalSizeClass: .regular, userInterfaceStyle: style,
      userInterfaceIdiom: width == .regular ? .pad : .phone, preferredContentSizeCategory: .large,
      layoutDirection: .leftToRight)
  }

  /// Runs work that looks at the current surroundings; these are not put in their place.
  public final func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Whether colours may look different from those in other surroundings.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Whether everything known is the same but for what is unspecified in the other.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return
      (trait.horizontalSizeClass == .unspecified
      || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
  }
}
