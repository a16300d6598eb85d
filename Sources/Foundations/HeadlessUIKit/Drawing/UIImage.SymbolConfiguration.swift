public import Foundation

nonisolated extension UIImage {
  /// UIKit's name for the configuration of an image.
  public typealias Configuration = SymbolConfiguration

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The default, unspecified, small, medium or large.
    case `default` = -1, unspecified = 0, small = 1, medium = 2, large = 3
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified, or from the thinnest to the boldest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The configuration of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    private let parameters: [String]

    private init(_ parameters: [String]) { self.parameters = parameters }

    /// Creates a configuration of a point size.
    public init(pointSize: CGFloat) { parameters = ["\(pointSize) pt"] }

    /// Creates a configuration of a weight.
    public init(weight: SymbolWeight) { parameters = ["\(weight)"] }

    /// Creates a configuration of a scale.
    public init(scale: SymbolScale) { parameters = ["\(scale)"] }

    /// Creates a configuration of a point size and weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      parameters = ["\(pointSize) pt", "\(weight)"]
    }

    /// Creates a configuration of a point size, weight and scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      parameters = ["\(pointSize) pt", "\(weight)", "\(scale)"]
    }

    /// Creates a configuration for a text style.
    public init(textStyle: UIFont.TextStyle) { parameters = [textStyle.rawValue] }

    /// Creates a configuration for a text style and scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      parameters = [textStyle.rawValue, "\(scale)"]
    }

    /// Creates a configuration for a font.
    public init(font: UIFont) { parameters = [font.fontName, "\(font.pointSize) pt"] }

    /// Creates a configuration for a font and scale.
    public init(font: UIFont, scale: SymbolScale) {
      parameters = [font.fontName, "\(font.pointSize) pt", "\(scale)"]
    }

    /// Creates a configuration with shades of a colour.
    public init(hierarchicalColor: UIColor) { parameters = ["\(hierarchicalColor)"] }

    /// Creates a configuration with a palette.
    public init(paletteColors: [UIColor]) { parameters = paletteColors.map { "\($0)" } }

    /// A configuration without a choice.
    public static let unspecified = SymbolConfiguration([])

    /// Returns a configuration that prefers the symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(["multicolor"])
    }

    /// Returns this configuration combined with another.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(parameters + other.parameters)
    }
  }

  /// The resizing of an image.
  public enum ResizingMode: Int, Sendable {
    /// Tiled or stretched.
    case tile, stretch
  }

  /// Returns the image itself, because it is never stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage { self }

  /// Returns the image itself, because it is never stretched.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage { self }

  /// Returns the image itself, because it is never drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Returns the image itself, because it is never drawn.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Returns the image itself; the insets are not kept.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// The insets of the rectangle by which the image is laid out; none.
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The number of pixels per point; always 3.
  public var scale: CGFloat { 3 }

  /// The system's symbol of further actions.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// The system's check mark in an outline.
  public static var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
  /// The system's check mark.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// The system's plus symbol.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The system's minus symbol.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
}
