public import Foundation

/// An image in a text.
open class NSTextAttachment: HeadlessObject {
  /// The image.
  open var image: UIImage?
  /// The bounds of the image relative to the baseline.
  open var bounds = CGRect.zero

  /// The data of the attachment; that of an image becomes the image.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?
  /// The padding at both sides, in points; stored, without effect.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment without an image.
  public override init() {}

  /// Creates an attachment of data, such as those of an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap(UIImage.init(data:))
  }

  /// Returns the bounds that the layout gives the attachment: ``bounds``, unless overridden; never called.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Returns the image that is drawn: ``image``, unless overridden; never called.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one attachment character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of text.
open class NSShadow: HeadlessObject {
  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?

  /// Creates an invisible shadow.
  public override init() {}
}

/// The style of an underline or strikethrough.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw bit mask.
  public let rawValue: Int
  /// Creates a style from a raw bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The options for measuring a drawn text.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bit mask.
  public let rawValue: Int
  /// Creates options from a raw bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Measures several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Uses the font leading for the line height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Truncates the last visible line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSString {
  /// Returns zero, because no text is measured.
  nonisolated public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    .zero
  }

  /// Returns the zero rectangle, because no text is measured.
  nonisolated public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect { .zero }
}

extension String {
  /// Returns zero, because no text is measured.
  nonisolated public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    .zero
  }

  /// Returns the zero rectangle, because no text is measured.
  nonisolated public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect { .zero }
}
