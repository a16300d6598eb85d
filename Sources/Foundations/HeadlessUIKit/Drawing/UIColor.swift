public import Foundation

/// A colour, compared by its channels, and by its name where that can have different channels.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat
  private let name: String?

  /// Whether the name stands for one colour, which equals any of the same channels.
  private let isFixed: Bool

  private init(
    name: String?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat,
    isFixed: Bool = false
  ) {
    self.name = name
    self.isFixed = isFixed
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Returns whether channels are equal, and names that can have different channels.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || identity == other.identity && red == other.red && green == other.green
        && blue == other.blue && alpha == other.alpha
  }

  /// The hash of the channels.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// The name, or the channels if the colour has no name.
  open override var description: String { name ?? "rgba(\(red), \(green), \(blue), \(alpha))" }

  /// Creates a transparent black.
  public override convenience init() { self.init(name: nil, 0, 0, 0, 0) }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: nil, red, green, blue, alpha)
  }

  /// Creates a colour from channels of the wide gamut, which are kept as they are.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: nil, displayP3Red, green, blue, alpha)
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(name: nil, white, white, white, alpha)
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(name: nil, channel(5), channel(3), channel(1), alpha)
  }

  /// Creates a colour with the name of an asset; no asset catalogue is read.
  public convenience init?(named name: String) { self.init(assetNamed: name) }

  convenience init(assetNamed name: String) { self.init(name: name, 0, 0, 0, 1) }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(
      name: color.name, color.red, color.green, color.blue, color.alpha, isFixed: color.isFixed)
  }

  /// Creates the colour that a closure returns for the default traits, which are light.
  @MainActor public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
  }

  /// Creates a colour with the name of an asset; no asset catalogue is read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a pattern; its image is not kept.
  public convenience init(patternImage image: UIImage) {
    self.init(name: "pattern", 0, 0, 0, 1)
  }

  /// Returns the colour itself: colours do not depend on traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Records the color in the image that is being drawn.
  public func setFill() { rehearsalNoteDrawing(description) }

  /// Records the color in the image that is being drawn.
  public func setStroke() { rehearsalNoteDrawing(description) }

  /// Records the color in the image that is being drawn.
  public func set() { rehearsalNoteDrawing(description) }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: isFixed ? nil : name, red, green, blue, alpha)
  }

  /// The Core Graphics colour.
  public var cgColor: CGColor { CGColor(color: self) }

  /// The channels, each from 0 to 1.
  final var channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (red, green, blue, alpha)
  }

  /// The name by which the colour is compared; nil where the channels are enough.
  fileprivate var identity: String? { isFixed ? nil : name }

  fileprivate static func fixed(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(name: name, red, green, blue, alpha, isFixed: true)
  }

  fileprivate static func system(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(name: name, red / 255, green / 255, blue / 255, alpha)
  }
}

nonisolated extension UIColor {
  /// Black.
  public static let black = fixed("black", 0, 0, 0)
  /// White.
  public static let white = fixed("white", 1, 1, 1)
  /// A dark grey, one third white.
  public static let darkGray = fixed("darkGray", 1.0 / 3, 1.0 / 3, 1.0 / 3)
  /// A light grey, two thirds white.
  public static let lightGray = fixed("lightGray", 2.0 / 3, 2.0 / 3, 2.0 / 3)
  /// A medium grey.
  public static let gray = fixed("gray", 0.5, 0.5, 0.5)
  /// Red.
  public static let red = fixed("red", 1, 0, 0)
  /// Green.
  public static let green = fixed("green", 0, 1, 0)
  /// Blue.
  public static let blue = fixed("blue", 0, 0, 1)
  /// Cyan.
  public static let cyan = fixed("cyan", 0, 1, 1)
  /// Yellow.
  public static let yellow = fixed("yellow", 1, 1, 0)
  /// Magenta.
  public static let magenta = fixed("magenta", 1, 0, 1)
  /// Orange.
  public static let orange = fixed("orange", 1, 0.5, 0)
  /// Purple.
  public static let purple = fixed("purple", 0.5, 0, 0.5)
  /// Brown.
  public static let brown = fixed("brown", 0.6, 0.4, 0.2)
  /// Transparent.
  public static let clear = fixed("clear", 0, 0, 0, 0)

  /// The system red.
  public static let systemRed = system("systemRed", 255, 59, 48)
  /// The system green.
  public static let systemGreen = system("systemGreen", 52, 199, 89)
  /// The system blue, the default tint colour.
  public static let systemBlue = system("systemBlue", 0, 122, 255)
  /// The system orange.
  public static let systemOrange = system("systemOrange", 255, 149, 0)
  /// The system yellow.
  public static let systemYellow = system("systemYellow", 255, 204, 0)
  /// The system pink.
  public static let systemPink = system("systemPink", 255, 45, 85)
  /// The system purple.
  public static let systemPurple = system("systemPurple", 175, 82, 222)
  /// The system teal.
  public static let systemTeal = system("systemTeal", 48, 176, 199)
  /// The system indigo.
  public static let systemIndigo = system("systemIndigo", 88, 86, 214)
  /// The system mint.
  public static let systemMint = system("systemMint", 0, 199, 190)
  /// The system cyan.
  public static let systemCyan = system("systemCyan", 50, 173, 230)
  /// The system brown.
  public static let systemBrown = system("systemBrown", 162, 132, 94)
  /// The system grey.
  public static let systemGray = system("systemGray", 142, 142, 147)
  /// A lighter system grey.
  public static let systemGray2 = system("systemGray2", 174, 174, 178)
  /// A lighter system grey.
  public static let systemGray3 = system("systemGray3", 199, 199, 204)
  /// A lighter system grey.
  public static let systemGray4 = system("systemGray4", 209, 209, 214)
  /// A lighter system grey.
  public static let systemGray5 = system("systemGray5", 229, 229, 234)
  /// The lightest system grey.
  public static let systemGray6 = system("systemGray6", 242, 242, 247)

  /// The colour of primary labels.
  public static let label = system("label", 0, 0, 0)
  /// The colour of secondary labels.
  public static let secondaryLabel = system("secondaryLabel", 60, 60, 67, 0.6)
  /// The colour of tertiary labels.
  public static let tertiaryLabel = system("tertiaryLabel", 60, 60, 67, 0.3)
  /// The colour of quaternary labels.
  public static let quaternaryLabel = system("quaternaryLabel", 60, 60, 67, 0.18)
  /// The colour of placeholders.
  public static let placeholderText = system("placeholderText", 60, 60, 67, 0.3)
  /// The colour of links.
  public static let link = system("link", 0, 122, 255)
  /// The colour of translucent separators.
  public static let separator = system("separator", 60, 60, 67, 0.29)
  /// The colour of opaque separators.
  public static let opaqueSeparator = system("opaqueSeparator", 198, 198, 200)
  /// The main background.
  public static let systemBackground = system("systemBackground", 255, 255, 255)
  /// The background of content on the main background.
  public static let secondarySystemBackground = system("secondarySystemBackground", 242, 242, 247)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system("tertiarySystemBackground", 255, 255, 255)
  /// The main background of grouped content.
  public static let systemGroupedBackground = system("systemGroupedBackground", 242, 242, 247)
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of content on the grouped background.
  public static let secondarySystemGroupedBackground =
    system("secondarySystemGroupedBackground", 255, 255, 255)
  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground =
    system("tertiarySystemGroupedBackground", 242, 242, 247)
  /// The fill of thin shapes.
  public static let systemFill = system("systemFill", 120, 120, 128, 0.2)
  /// The fill of medium shapes.
  public static let secondarySystemFill = system("secondarySystemFill", 120, 120, 128, 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system("tertiarySystemFill", 118, 118, 128, 0.12)
  /// The fill of the largest shapes.
  public static let quaternarySystemFill = system("quaternarySystemFill", 116, 116, 128, 0.08)
  /// The default tint colour.
  public static let tintColor = system("tintColor", 0, 122, 255)
  /// The colour of text on a dark background.
  public static let lightText = system("lightText", 255, 255, 255, 0.6)
  /// The colour of text on a light background.
  public static let darkText = system("darkText", 0, 0, 0)
}

/// A Core Graphics colour.
nonisolated public final class CGColor: Sendable, Hashable {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  /// Creates a colour of red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(white: gray, alpha: alpha))
  }

  /// Creates a colour from the components of a space: a gray or red, green and blue, and alpha.
  ///
  /// The components of every space are taken for those of a screen; there are at least two.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4...:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color: color.withAlphaComponent(alpha))
  }

  /// Returns the colour itself: all spaces are alike, since nothing is drawn.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? { self }

  /// The space of the colour.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The opacity.
  public var alpha: CGFloat { channels[3] }

  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? { channels }

  /// The number of components.
  public var numberOfComponents: Int { 4 }

  private var channels: [CGFloat] {
    let channels = color.channels
    return [channels.red, channels.green, channels.blue, channels.alpha]
  }

  /// Returns whether the colours are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
