public import Foundation

/// A path built from lines and curves; only its points are stored.
open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []

  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// A Boolean value that indicates whether the even-odd rule applies.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = rect.corners
  }

  /// Creates a rounded rectangle; its corners are stored as if square.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// Creates a rectangle with some rounded corners; they are stored as if square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// Creates an oval; its bounding rectangle is stored.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates an arc between two angles, in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    points = cgPath.points
  }

  /// The Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(points) }
    set { points = newValue.points }
  }

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle that contains all points.
  open var bounds: CGRect { .boundingBox(of: points) }

  /// The limit of pointed corners; stored, without effect.
  open var miterLimit: CGFloat = 10
  /// The exactness of curves; stored, without effect.
  open var flatness: CGFloat = 0.6

  /// Returns the path in the other direction.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.points = points.reversed()
    return path
  }

  /// Fills the path: nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Strokes the path: nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

  /// The last point; zero in an empty path.
  open var currentPoint: CGPoint { points.last ?? .zero }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { points.append(point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { points.append(point) }

  /// Adds a cubic curve; only its end point is stored.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points.append(endPoint)
  }

  /// Adds a quadratic curve; only its end point is stored.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points.append(endPoint) }

  /// Adds an arc between two angles, in radians; only its end points are stored.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }

  /// Does nothing: closing adds no point.
  open func close() {}

  /// Appends the points of another path.
  open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
  }

  /// Removes all points.
  open func removeAllPoints() { points = [] }

  /// Records the path in the image that is being drawn.
  open func fill() { rehearsalNoteDrawing("\(points)") }

  /// Records the path in the image that is being drawn.
  open func stroke() { rehearsalNoteDrawing("\(points)") }

  /// Records the path in the image that is being drawn.
  open func addClip() { rehearsalNoteDrawing("\(points)") }

  /// Does nothing: no lines are drawn.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}

  /// Returns whether a point lies in the bounds of the path.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

/// The shape of line ends.
nonisolated public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of line joins.
nonisolated public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A set of corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The raw bit mask.
  public let rawValue: UInt
  /// Creates corners from a raw bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: 15)
}
