public import Foundation

/// A typeface in a size: a value that compiles and compares; nothing is set in it.
nonisolated public final class UIFont: Sendable, Hashable {
  /// How bold a typeface is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, the thinnest, to 1, the boldest.
    public let rawValue: CGFloat

    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The usual one.
    public static let regular = Weight(rawValue: 0)
    /// A little bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What text is for; the system has a font for each.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String

    /// A style named by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// Below a heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// What one reads.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let callout = TextStyle(rawValue: "callout")
    /// At the foot.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Below a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Below that.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The typeface's name.
  public let fontName: String

  /// The size in points.
  public let pointSize: CGFloat

  private let weight: Weight

  var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The typeface of a name, which is taken to exist.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
  }

  /// The same typeface in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  /// The system's typeface in a size and weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize, weight: weight)
  }

  /// The system's bold typeface.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's slanted typeface.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System Italic", pointSize: fontSize, weight: .regular)
  }

  /// The system's typeface whose letters are as wide as each other.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "System Mono", pointSize: fontSize, weight: weight)
  }

  /// The system's typeface whose digits are as wide as each other.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(fontName: "System Digits", pointSize: fontSize, weight: weight)
  }

  /// The system's typeface for a style, in its usual size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      fontName: "System", pointSize: sizes[style] ?? 17,
      weight: style == .headline ? .semibold : .regular)
  }

  /// The font for text of a style, whatever the surroundings.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The small size of the system.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the system.
  public static let systemFontSize: CGFloat = 14

  /// Two fonts are equal when name, size and weight are.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.fontName == right.fontName && left.pointSize == right.pointSize
      && left.weight == right.weight
  }

  /// Hashes name, size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

/// Scales fonts with the reader's wishes; here nobody has any.
nonisolated public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The number as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The font, no larger than the limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The number as it is.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
