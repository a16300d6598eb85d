public import Foundation

/// What a font is to look like; a value that compiles.
nonisolated public struct UIFontDescriptor: Hashable, Sendable {
  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String

    /// A design named by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// All letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// What sets a font apart from its family's plain one.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// What sets the font apart.
  public let symbolicTraits: SymbolicTraits

  init(fontName: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.symbolicTraits = symbolicTraits
  }

  /// A font by its name and size.
  public init(name fontName: String, size: CGFloat) {
    self.init(fontName: fontName, pointSize: size, symbolicTraits: [])
  }

  /// The system's font for a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(fontName: fontName, pointSize: pointSize, symbolicTraits: symbolicTraits)
  }

  /// The same in another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      fontName: "\(fontName) \(design.rawValue)", pointSize: pointSize,
      symbolicTraits: symbolicTraits)
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      fontName: fontName, pointSize: newPointSize, symbolicTraits: symbolicTraits)
  }
}

nonisolated extension UIFont {
  /// What the font looks like.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      fontName: fontName, pointSize: pointSize, symbolicTraits: isBold ? .traitBold : [])
  }

  /// A font by what it is to look like; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    self.init(
      fontName: descriptor.fontName, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: isBold ? .bold : .regular)
  }

  /// The families there are: the system's.
  public static var familyNames: [String] { ["System"] }

  /// The family's name.
  public var familyName: String { fontName }

  /// The height of a line: a fifth more than the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// How far letters reach up.
  public var ascender: CGFloat { pointSize * 0.95 }

  /// How far letters reach down, below zero.
  public var descender: CGFloat { pointSize * -0.25 }

  /// How high capital letters are.
  public var capHeight: CGFloat { pointSize * 0.7 }

  /// How high small letters are.
  public var xHeight: CGFloat { pointSize * 0.5 }
}
