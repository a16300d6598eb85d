public import Foundation

/// A layer that shows a text; nothing is drawn.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether the text is wrapped.
  open var isWrapped = false
  /// The end of a text that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Never called, because nothing is drawn.
  open override func draw(in ctx: CGContext) {}
}

/// The end of a text that is too long for its layer.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let none = Self(rawValue: "none")
  /// An ellipsis at the start.
  public static let start = Self(rawValue: "start")
  /// An ellipsis in the middle.
  public static let middle = Self(rawValue: "middle")
  /// An ellipsis at the end.
  public static let end = Self(rawValue: "end")
}

/// The alignment of a layer's text.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an alignment with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the language.
  public static let natural = Self(rawValue: "natural")
  /// Left.
  public static let left = Self(rawValue: "left")
  /// Right.
  public static let right = Self(rawValue: "right")
  /// Centered.
  public static let center = Self(rawValue: "center")
  /// At both edges.
  public static let justified = Self(rawValue: "justified")
}
