public import Foundation

extension CGRect {
  /// Returns the rectangle with each edge moved inwards.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension CGPoint {
  /// Returns whether two points are equal.
  nonisolated public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
