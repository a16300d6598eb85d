public import Foundation

/// A text size category; always the default, large, here.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted when the user chooses another text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's name in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// No category.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// Medium, one step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// Large, the default.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Extra large, one step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// The largest category that is not an accessibility category.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The smallest accessibility category.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// The largest accessibility category.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")

  /// Whether this is an accessibility category.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
}

/// The layout direction of a trait collection.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified, left to right, or right to left.
  case unspecified = -1, leftToRight, rightToLeft
}

/// The layout direction of a view.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, or right to left.
  case leftToRight, rightToLeft
}

/// The contrast level of the interface.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified, normal, or high.
  case unspecified = -1, normal, high
}
