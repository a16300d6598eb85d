public import Foundation

/// The traits that a closure sets.
@MainActor public protocol UIMutableTraits {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The user interface style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The user interface idiom.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The text size category.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels in a point.
  var displayScale: CGFloat { get set }
  /// The range of colors.
  var displayGamut: UIDisplayGamut { get set }
  /// The contrast level.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The availability of pressure.
  var forceTouchCapability: UIForceTouchCapability { get set }
}

/// The range of colors of a display.
nonisolated public enum UIDisplayGamut: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The usual range, or a wide one.
  case SRGB, P3
}

/// A closure that sets traits.
public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

extension UITraitCollection {
  /// Creates the traits that a closure sets; the others are unspecified.
  public convenience init(mutations: UITraitMutations) {
    var traits: any UIMutableTraits = MutableTraits()
    mutations(&traits)
    self.init(traits)
  }

  convenience init(_ traits: any UIMutableTraits) {
    self.init(
      horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass, userInterfaceStyle: traits.userInterfaceStyle,
      userInterfaceIdiom: traits.userInterfaceIdiom,
      preferredContentSizeCategory: traits.preferredContentSizeCategory,
      layoutDirection: traits.layoutDirection, displayScale: traits.displayScale,
      displayGamut: traits.displayGamut, accessibilityContrast: traits.accessibilityContrast,
      forceTouchCapability: traits.forceTouchCapability)
  }
}

/// The traits that a closure has set, or that are overridden.
struct MutableTraits: UIMutableTraits, Equatable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
}
