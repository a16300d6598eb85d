extension UIView {
  /// The mode in which content fills a view.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Scaled to fill, to fit or to cover, redrawn, or placed at an edge.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Placed at a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The resizing of a view when its superview's bounds change.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates a mask from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
