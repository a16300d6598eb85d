public import Foundation

/// A description of a font.
nonisolated public struct UIFontDescriptor: Hashable, Sendable {
  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates a design from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default.
    public static let `default` = SystemDesign(rawValue: "default")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// The serif design.
    public static let serif = SystemDesign(rawValue: "serif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt32
    /// Creates traits from a raw bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The symbolic traits.
  public let symbolicTraits: SymbolicTraits

  init(fontName: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.symbolicTraits = symbolicTraits
  }

  /// Creates a descriptor from a name and size.
  public init(name fontName: String, size: CGFloat) {
    self.init(fontName: fontName, pointSize: size, symbolicTraits: [])
  }

  /// Returns the descriptor of the system font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the descriptor of the system font of a text style; the traits do not change it.
  @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// Returns the descriptor with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(fontName: fontName, pointSize: pointSize, symbolicTraits: symbolicTraits)
  }

  /// Returns the descriptor in another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      fontName: "\(fontName) \(design.rawValue)", pointSize: pointSize,
      symbolicTraits: symbolicTraits)
  }

  /// Returns the descriptor in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      fontName: fontName, pointSize: newPointSize, symbolicTraits: symbolicTraits)
  }
}

nonisolated extension UIFont {
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      fontName: fontName, pointSize: pointSize, symbolicTraits: isBold ? .traitBold : [])
  }

  /// Creates a font from a descriptor; a size of 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    self.init(
      fontName: descriptor.fontName, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: isBold ? .bold : .regular)
  }

  /// The font families; only the system's.
  public static var familyNames: [String] { ["System"] }

  /// Returns the fonts of a family: none.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The space between lines, in points: none.
  public var leading: CGFloat { 0 }

  /// The family name; the font's own name.
  public var familyName: String { fontName }

  /// The line height, 1.2 times the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The height above the baseline, 0.95 times the size.
  public var ascender: CGFloat { pointSize * 0.95 }

  /// The depth below the baseline, -0.25 times the size.
  public var descender: CGFloat { pointSize * -0.25 }

  /// The height of capital letters, 0.7 times the size.
  public var capHeight: CGFloat { pointSize * 0.7 }

  /// The height of a lowercase x, half the size.
  public var xHeight: CGFloat { pointSize * 0.5 }
}

nonisolated extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits; stored nowhere.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of features; stored nowhere.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Creates a descriptor from attributes; name, family and size are kept.
  public init(fontAttributes attributes: [AttributeName: Any]) {
    self = UIFontDescriptor(name: "System", size: 0).addingAttributes(attributes)
  }

  /// The name of the font.
  public var postscriptName: String { fontName }

  /// The attributes that are kept: name and size.
  public var fontAttributes: [AttributeName: Any] { [.name: fontName, .size: pointSize] }

  /// Returns the descriptor with a name, a family or a size; other attributes are not kept.
  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let name = attributes[.name] ?? attributes[.family]
    return UIFontDescriptor(
      fontName: name as? String ?? fontName,
      pointSize: CGFloat(boxed: attributes[.size]) ?? pointSize, symbolicTraits: symbolicTraits)
  }

  /// Returns the descriptor of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
}
