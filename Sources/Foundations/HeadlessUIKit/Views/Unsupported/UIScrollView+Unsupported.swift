public import Foundation

extension UIScrollView {
  /// How fast scrolling slows down.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat
    /// A rate by what is left of the speed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How bars add to the distances around the content.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system thinks, along the axes that scroll, not, or always.
    case automatic, scrollableAxes, never, always
  }

  /// What scrolling does to the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing, hides it, or pulls it along.
    case none, onDrag, interactive
  }
}
