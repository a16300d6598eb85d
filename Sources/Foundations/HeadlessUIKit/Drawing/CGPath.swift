public import Foundation

/// A path: a list of points.
nonisolated public class CGPath: Hashable {
  fileprivate(set) var points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(rect.corners)
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect.corners)
  }

  /// Creates a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect.corners) }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle that contains all points.
  public var boundingBox: CGRect { .boundingBox(of: points) }

  /// Returns whether two paths have the same points.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.points == right.points
  }

  /// Hashes the number of points.
  public func hash(into hasher: inout Hasher) { hasher.combine(points.count) }

  /// Returns whether the bounding box contains a point.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBox.contains(point)
  }

  /// The smallest rectangle that contains all points.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// The last point; zero in an empty path.
  public var currentPoint: CGPoint { points.last ?? .zero }

  /// Returns a path with the same points that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.points = points
    return copy
  }

  /// Returns the path itself.
  public func copy() -> CGPath? { self }

  /// Returns a path whose points are transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return self }
    return CGPath(points.map { $0.applying(transform) })
  }
}

/// A path that can be changed.
nonisolated public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init([]) }

  private func add(_ points: [CGPoint], _ transform: CGAffineTransform) {
    self.points += transform == .identity ? points : points.map { $0.applying(transform) }
  }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([point], transform)
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([point], transform)
  }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(points, transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(rect.corners, transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add(rects.flatMap(\.corners), transform)
  }

  /// Adds an ellipse; the corners around it are stored.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(rect.corners, transform)
  }

  /// Adds a rectangle with round corners, which are stored as if square.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add(rect.corners, transform) }

  /// Adds a cubic curve; only its end point is stored.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add([end], transform) }

  /// Adds a quadratic curve; only its end point is stored.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add([end], transform) }

  /// Adds an arc between two angles in radians; only its end points are stored.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let ends = [startAngle, endAngle].map {
      CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0))
    }
    add(ends, transform)
  }

  /// Adds an arc by its start and its length, in radians; only its end points are stored.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc between two tangents; only its end point is stored.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add([tangent2End], transform) }

  /// Adds the points of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.points, transform)
  }

  /// Closes the subpath; no point is added.
  public func closeSubpath() {}
}

/// The rule that tells the inside of a path.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// The non-zero winding rule, or the even-odd rule.
  case winding, evenOdd
}
