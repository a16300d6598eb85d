public import Foundation

/// A font, compared by name, size and weight.
nonisolated public final class UIFont: Sendable, Hashable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1, the thinnest, to 1, the boldest.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The ultra light weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The default.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, the boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A text style, for which the system has a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates a style from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extra large titles.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// Second-level extra large titles.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Standard captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Alternate captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name of the font.
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

  /// Creates a font without a name or a size.
  public convenience init() { self.init(fontName: "", pointSize: 0, weight: .regular) }

  /// Creates a font with a name; every name is accepted.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
  }

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  /// Returns the system font in a size and weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize, weight: weight)
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "System Italic", pointSize: fontSize, weight: .regular)
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "System Mono", pointSize: fontSize, weight: weight)
  }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(fontName: "System Digits", pointSize: fontSize, weight: weight)
  }

  /// Returns the system font of a text style in its default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      fontName: "System", pointSize: sizes[style] ?? 17, weight: weights[style] ?? .regular)
  }

  /// Returns the system font of a text style; the traits are ignored.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  private static let weights: [TextStyle: Weight] = [
    .extraLargeTitle: .bold, .extraLargeTitle2: .bold, .headline: .semibold,
  ]

  private static let sizes: [TextStyle: CGFloat] = [
    .extraLargeTitle: 36, .extraLargeTitle2: 28, .largeTitle: 34, .title1: 28, .title2: 22,
    .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The default size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The default size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The small system size.
  public static let smallSystemFontSize: CGFloat = 12
  /// The default system size.
  public static let systemFontSize: CGFloat = 14

  /// Returns whether name, size and weight are equal.
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

/// The scaling of fonts for Dynamic Type; sizes are not changed.
nonisolated public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the number itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the font, limited to a maximum size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the number itself.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
