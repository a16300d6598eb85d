// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// A colour; nothing is drawn with it.
nonisolated public struct Color: View, Hashable, Sendable {
  public typealias Body = Never

  nonisolated public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The name, the components or the colour of UIKit that it was created from.
  let source: [String]

  init(source: [String]) { self.source = source }
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: ["name", name]) }
  public init(_ color: UIColor) { self.init(source: ["UIColor", "\(color)"]) }
  public init(uiColor: UIColor) { self.init(uiColor) }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(source: ["\(colorSpace)", "\(red)", "\(green)", "\(blue)", "\(opacity)"])
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(source: ["hue", "\(hue)", "\(saturation)", "\(brightness)", "\(opacity)"])
  }

  public func opacity(_ opacity: Double) -> Color { Color(source: source + ["\(opacity)"]) }

  private static func standard(_ name: String) -> Color { Color(source: ["standard", name]) }

  public static let accentColor = standard("accentColor")
  public static let black = standard("black")
  public static let blue = standard("blue")
  public static let brown = standard("brown")
  public static let clear = standard("clear")
  public static let cyan = standard("cyan")
  public static let gray = standard("gray")
  public static let green = standard("green")
  public static let indigo = standard("indigo")
  public static let mint = standard("mint")
  public static let orange = standard("orange")
  public static let pink = standard("pink")
  public static let primary = standard("primary")
  public static let purple = standard("purple")
  public static let red = standard("red")
  public static let secondary = standard("secondary")
  public static let teal = standard("teal")
  public static let white = standard("white")
  public static let yellow = standard("yellow")
}

/// A font; nothing is drawn with it.
nonisolated public struct Font: Hashable, Sendable {
  nonisolated public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  nonisolated public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  nonisolated public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The name, the size and the traits that it was created with.
  let source: [String]

  init(source: [String]) { self.source = source }
  public init(_ font: UIFont) { self.init(source: ["\(font)"]) }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(source: ["system", "\(size)", "\(weight ?? .regular)", "\(design ?? .default)"])
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(source: ["system", "\(style)", "\(weight ?? .regular)", "\(design ?? .default)"])
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(source: [name, "\(size)"])
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(source: source + ["italic"]) }
  public func monospacedDigit() -> Font { Font(source: source + ["monospacedDigit"]) }
  public func weight(_ weight: Weight) -> Font { Font(source: source + ["\(weight)"]) }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)
}

/// A text that is looked up in the strings tables.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  /// The key.
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

/// A picture; it is not shown.
nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  /// The name or the picture of UIKit that it was created from.
  let source: String

  public init(_ name: String, bundle: Bundle? = nil) { source = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = name }
  public init(_ resource: ImageResource) { source = resource.rehearsalName }
  public init(systemName: String) { source = systemName }
  public init(decorative name: String, bundle: Bundle? = nil) { source = name }
  public init(uiImage: UIImage) { source = "\(uiImage)" }

  public func resizable() -> Image { self }
}

/// A text; it is not shown.
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// The text, or its key.
  let text: String

  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {
    text = key.key
  }
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    text = String(content)
  }
  public init(verbatim content: String) { text = content }

  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.text + right.text) }
}
