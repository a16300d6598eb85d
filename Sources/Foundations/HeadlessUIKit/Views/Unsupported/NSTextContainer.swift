public import Foundation

/// The region in which text is laid out.
open class NSTextContainer {
  /// The padding at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates a container.
  public init() {}
}
