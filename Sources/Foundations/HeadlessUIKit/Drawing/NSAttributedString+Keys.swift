public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font of a run of text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of a run of text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind a run of text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The lines below a run of text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The lines through a run of text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The paragraph's shape.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Where a run of text leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// The shadow of a run of text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of letters' outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How thick letters' outlines are.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the lines below.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the lines through.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far a run of text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Whether letters that belong together are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far letters lean.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An image among letters.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
