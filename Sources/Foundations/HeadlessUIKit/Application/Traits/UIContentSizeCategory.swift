/// The size of text a person has chosen; here the usual one.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A category named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// Below the usual.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// The usual one.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Above the usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// The largest for all.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// For those who see little.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// The largest there is.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")

  /// Whether it is one for those who see little.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
}

/// Which way reading goes.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said, from the left, or from the right.
  case unspecified = -1, leftToRight, rightToLeft
}

/// Which way a view is laid out.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, or from the right.
  case leftToRight, rightToLeft
}

/// Whether a view turns around where reading goes from the right; kept for the vocabulary.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// As its kind does, as media, as space, or always one way.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How much colours are to differ.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said, as usual, or more.
  case unspecified = -1, normal, high
}
