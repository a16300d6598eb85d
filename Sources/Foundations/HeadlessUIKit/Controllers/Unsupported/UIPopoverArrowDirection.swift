/// A set of arrow directions; without effect.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates directions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// Any direction.
  public static let any = Self(rawValue: 15)
}
