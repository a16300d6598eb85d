public import Foundation

/// An outline of lines and curves; kept as a value, never drawn.
public final class CGPath: Hashable {
  fileprivate let points: [CGPoint]

  fileprivate init(_ points: [CGPoint]) { self.points = points }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(rect.corners)
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle with all its points.
  public var boundingBox: CGRect { .boundingBox(of: points) }

  /// Whether both go through the same points.
  nonisolated public static func == (left: CGPath, right: CGPath) -> Bool {
    left.points == right.points
  }

  /// Hashes the number of points.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(points.count) }
}

/// A path that is put together point by point; kept as a value, never drawn.
open class UIBezierPath {
  private var points: [CGPoint] = []

  /// How thick the line is, in points.
  open var lineWidth: CGFloat = 1
  /// How the line's ends look.
  open var lineCapStyle = CGLineCap.butt
  /// How the line's corners look.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether what counts as inside goes by the number of crossings.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public init() {}

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = rect.corners
  }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// The outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// The outline of an oval.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  /// A part of a circle, by angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    points = cgPath.points
  }

  /// The path for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(points) }
    set { points = newValue.points }
  }

  /// Whether nothing is in it.
  open var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle with all points it goes through.
  open var bounds: CGRect { .boundingBox(of: points) }

  /// Where the path ends now.
  open var currentPoint: CGPoint { points.last ?? .zero }

  /// Begins anew at a point.
  open func move(to point: CGPoint) { points.append(point) }

  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { points.append(point) }

  /// Goes to a point in a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points.append(endPoint)
  }

  /// Goes to a point in a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points.append(endPoint) }

  /// Goes along a part of a circle, by angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }

  /// Goes back to where it began.
  open func close() {}

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }

  /// Moves, turns and scales all points.
  open func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
  }

  /// Takes all points away.
  open func removeAllPoints() { points = [] }

  /// Accepted; nothing is drawn.
  open func fill() {}

  /// Accepted; nothing is drawn.
  open func stroke() {}

  /// Accepted; nothing is drawn.
  open func addClip() {}

  /// Accepted; lines are not drawn.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}

  /// Whether a point lies in the rectangle around the path.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

/// How the ends of a line look; kept for the vocabulary.
nonisolated public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How the corners of a line look; kept for the vocabulary.
nonisolated public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Which corners of a rectangle are meant.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: 15)
}

extension CGPoint {
  /// The point where a transform takes this one.
  nonisolated public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  fileprivate static func boundingBox(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
