public import Foundation

/// A layer that shows a colour gradient.
open class CAGradientLayer: CALayer {
  /// The colours of the gradient stops.
  open var colors: [Any]?
  /// The positions of the gradient stops, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start of the gradient in the unit coordinate space.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient in the unit coordinate space.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient layer.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a kind from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The limit of pointed corners; stored, without effect.
  open var miterLimit: CGFloat = 10

  /// The path.
  open var path: CGPath?
  /// The fill colour.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The stroke colour.
  open var strokeColor: CGColor?
  /// The relative position at which the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The relative position at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps; nil for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The offset into the dash pattern.
  open var lineDashPhase: CGFloat = 0
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The shape of line ends.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a look from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A flat end or a cut corner.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Rounded.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end that extends beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of line joins.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a look from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A flat end or a cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule that decides which points lie inside a path.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a rule from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The non-zero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
