public import Foundation

extension CGRect {
  /// Returns the rectangle with each edge moved inwards.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Returns whether two rectangles are equal.
  nonisolated public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Returns whether two points are equal.
  nonisolated public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns whether the sizes are equal.
  nonisolated public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
