public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The space between characters, whatever the font's own.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The expansion of characters.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of the text.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The effect of the text.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The underline style.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough style.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The paragraph style.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The spacing between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The destination of a link.
  public static let link = NSAttributedString.Key("NSLink")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of the character outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the character outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The underline colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The offset from the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The ligature setting.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant of the characters.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A text attachment.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
