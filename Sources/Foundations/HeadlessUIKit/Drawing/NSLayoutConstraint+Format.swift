extension NSLayoutConstraint {
  /// The options of the visual format; without effect.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// Aligns the top edges.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// Aligns the horizontal centres.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// Aligns the vertical centres.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// Reads from the leading to the trailing edge.
    public static let directionLeadingToTrailing: Self = []
    /// Reads from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Reads from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
  }

  /// Returns no constraints: the visual format is not read, and nothing is laid out.
  public final class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}
