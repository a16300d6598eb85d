public import Foundation

extension CGPoint {
  /// Returns the point after a transform.
  nonisolated public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }
}

extension CGSize {
  /// Returns the size after a transform, which may be negative; the translation has no effect.
  nonisolated public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the corners after a transform.
  nonisolated public func applying(_ transform: CGAffineTransform) -> CGRect {
    .boundingBox(of: corners.map { $0.applying(transform) })
  }

  nonisolated var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  nonisolated static func boundingBox(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
