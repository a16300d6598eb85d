public import Foundation

/// A stop of a tab; nothing is laid out.
open class NSTextTab: HeadlessObject {
  /// The alignment of the text at the stop.
  public let alignment: NSTextAlignment
  /// The place, in points.
  public let location: CGFloat

  /// Creates a stop at a place.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]
  ) {
    (self.alignment, self.location) = (alignment, location)
    super.init()
  }
}
