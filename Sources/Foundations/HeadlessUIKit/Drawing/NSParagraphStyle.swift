public import Foundation

/// The style of a paragraph.
open class NSParagraphStyle: HeadlessObject {
  /// The share of a line that hyphens fill; stored, without effect.
  open var hyphenationFactor: Float = 0
  /// The direction of the text; stored, without effect.
  open var baseWritingDirection = NSWritingDirection.natural
  /// The ways in which lines are broken; stored, without effect.
  open var lineBreakStrategy: LineBreakStrategy = []
  /// Whether characters move closer before truncation; stored, without effect.
  open var allowsDefaultTighteningForTruncation = false

  /// The text alignment.
  open internal(set) var alignment = NSTextAlignment.natural
  /// The space between lines, in points.
  open internal(set) var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points.
  open internal(set) var paragraphSpacing: CGFloat = 0
  /// The line height as a multiple of the font's.
  open internal(set) var lineHeightMultiple: CGFloat = 0
  /// The indent of all lines but the first, in points.
  open internal(set) var headIndent: CGFloat = 0
  /// The indent of the first line, in points.
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  /// The end of the lines, in points.
  open internal(set) var tailIndent: CGFloat = 0
  /// The space before the paragraph, in points.
  open internal(set) var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line, in points.
  open internal(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for no limit.
  open internal(set) var maximumLineHeight: CGFloat = 0
  /// The line break mode.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The stops of tabs; stored, without effect.
  open internal(set) var tabStops: [NSTextTab] = []
  /// The space between tabs without stops, in points; stored, without effect.
  open internal(set) var defaultTabInterval: CGFloat = 0
  /// Whether the first line is hyphenated as the default says; stored, without effect.
  open var usesDefaultHyphenation = false

  /// Creates the default style.
  public override init() {}

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the natural direction: languages are not told apart.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection { .natural }

  /// Returns an equal style.
  nonisolated open override func copy() -> Any {
    let copy: NSParagraphStyle = MainActor.assumeIsolated { NSParagraphStyle(copying: self) }
    return copy
  }

  /// Returns an equal style that can be changed.
  nonisolated open override func mutableCopy() -> Any {
    let copy: NSParagraphStyle = MainActor.assumeIsolated { NSMutableParagraphStyle(copying: self) }
    return copy
  }

  /// Creates an equal style.
  init(copying style: NSParagraphStyle) {
    super.init()
    take(style)
  }

  /// Takes over the values of a style.
  final func take(_ style: NSParagraphStyle) {
    hyphenationFactor = style.hyphenationFactor
    baseWritingDirection = style.baseWritingDirection
    lineBreakStrategy = style.lineBreakStrategy
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
    usesDefaultHyphenation = style.usesDefaultHyphenation
    (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    (lineSpacing, lineHeightMultiple) = (style.lineSpacing, style.lineHeightMultiple)
    (paragraphSpacing, paragraphSpacingBefore) =
      (style.paragraphSpacing, style.paragraphSpacingBefore)
    (headIndent, firstLineHeadIndent, tailIndent) =
      (style.headIndent, style.firstLineHeadIndent, style.tailIndent)
    (minimumLineHeight, maximumLineHeight) = (style.minimumLineHeight, style.maximumLineHeight)
    (tabStops, defaultTabInterval) = (style.tabStops, style.defaultTabInterval)
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates the default style.
  public override init() { super.init() }

  override init(copying style: NSParagraphStyle) { super.init(copying: style) }

  /// Takes over the values of a style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

  /// Adds a stop of a tab.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops.append(anObject)
    tabStops.sort { $0.location < $1.location }
  }

  /// Removes a stop of a tab.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 === anObject } }

  /// The stops of tabs; stored, without effect.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }

  /// The space between tabs without stops, in points; stored, without effect.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }

  /// The text alignment.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// The indent of all lines but the first, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }

  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }

  /// The end of the lines, in points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }

  /// The space before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }

  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }

  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  /// The space after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }

  /// The line height as a multiple of the font's.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// The line break mode.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}

extension NSParagraphStyle {
  /// The ways in which lines are broken.
  nonisolated public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line is not left with one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The direction of a text.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// The language's, or from one side to the other.
  case natural = -1
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}
