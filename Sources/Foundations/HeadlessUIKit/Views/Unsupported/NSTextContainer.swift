public import Foundation

/// The place of a text; kept for the vocabulary.
open class NSTextContainer {
  /// The distance of lines from the sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there can be; 0 for any number.
  open var maximumNumberOfLines = 0
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// A place of any size.
  public init() {}
}
