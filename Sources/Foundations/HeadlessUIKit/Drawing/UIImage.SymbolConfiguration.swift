public import Foundation

nonisolated extension UIImage {
  /// The usual name for the configuration of a picture.
  public typealias Configuration = SymbolConfiguration

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the place wants it, small, medium, or large.
    case `default` = -1, unspecified = 0, small = 1, medium = 2, large = 3
  }

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// From the font, or from the thinnest to the thickest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a symbol is drawn.
  public struct SymbolConfiguration: Hashable, Sendable {
    private let parameters: [String]

    private init(_ parameters: [String]) { self.parameters = parameters }

    /// A symbol of a size.
    public init(pointSize: CGFloat) { parameters = ["\(pointSize) pt"] }

    /// A symbol of a weight.
    public init(weight: SymbolWeight) { parameters = ["\(weight)"] }

    /// A symbol of a scale.
    public init(scale: SymbolScale) { parameters = ["\(scale)"] }

    /// A symbol of a size and weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      parameters = ["\(pointSize) pt", "\(weight)"]
    }

    /// A symbol of a size, weight and scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      parameters = ["\(pointSize) pt", "\(weight)", "\(scale)"]
    }

    /// A symbol beside text of a style.
    public init(textStyle: UIFont.TextStyle) { parameters = [textStyle.rawValue] }

    /// A symbol beside text of a style, of a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      parameters = [textStyle.rawValue, "\(scale)"]
    }

    /// A symbol beside text of a font.
    public init(font: UIFont) { parameters = [font.fontName, "\(font.pointSize) pt"] }

    /// A symbol in shades of a colour.
    public init(hierarchicalColor: UIColor) { parameters = ["\(hierarchicalColor)"] }

    /// A symbol in several colours.
    public init(paletteColors: [UIColor]) { parameters = paletteColors.map { "\($0)" } }

    /// A symbol in its own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(["multicolor"])
    }

    /// Both configurations together.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(parameters + other.parameters)
    }
  }

  /// How a picture is stretched; kept for the vocabulary.
  public enum ResizingMode: Int, Sendable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// The picture itself, since it is never stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage { self }

  /// The picture itself, since it is never drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The picture itself, since it is never drawn.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Pixels a point; as the screen has.
  public var scale: CGFloat { 3 }

  /// The check mark of the system.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// The plus of the system.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The minus of the system.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
}
