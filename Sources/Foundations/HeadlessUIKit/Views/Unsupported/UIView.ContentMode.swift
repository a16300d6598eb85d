extension UIView {
  /// How content fills a view.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Over the whole, as large as fits, as large as covers, drawn again, or at a place.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// At a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view's edges follow those of the view it is in.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
