public import Foundation

/// A direction and a length.
nonisolated public struct CGVector: Hashable, Sendable {
  /// How far across.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// Nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A direction and a length.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
