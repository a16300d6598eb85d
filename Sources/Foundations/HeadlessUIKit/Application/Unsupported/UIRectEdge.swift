/// A set of a rectangle's edges; without effect.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The lower edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All four.
  public static let all = Self(rawValue: 15)
}
