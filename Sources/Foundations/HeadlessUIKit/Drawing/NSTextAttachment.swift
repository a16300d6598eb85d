public import Foundation

/// An image among letters; kept as values, never drawn.
open class NSTextAttachment {
  /// The image.
  open var image: UIImage?
  /// Where it lies beside the letters.
  open var bounds = CGRect.zero

  /// An attachment without an image.
  public init() {}

  /// An attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of nothing but an attachment, which is one character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of letters; kept as values, never drawn.
open class NSShadow {
  /// How far it is moved.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  open var shadowColor: Any?

  /// A shadow that is not seen.
  public init() {}
}

/// The line below or through letters; kept for the vocabulary.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a drawn text is measured; kept for the vocabulary.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the font's own line height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Cut off after the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSString {
  /// The size the text would be drawn in; none, since nothing is drawn.
  nonisolated public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    .zero
  }

  /// The rectangle the text would be drawn in; none, since nothing is drawn.
  nonisolated public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect { .zero }
}

extension String {
  /// The size the text would be drawn in; none, since nothing is drawn.
  nonisolated public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    .zero
  }

  /// The rectangle the text would be drawn in; none, since nothing is drawn.
  nonisolated public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect { .zero }
}
