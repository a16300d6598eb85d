public import Foundation

/// A layer of colours that run into each other.
open class CAGradientLayer: CALayer {
  /// The colours, from start to end.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, in a square of side 1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of course.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient's course; kept for the vocabulary.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A kind named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Out of a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a path; kept as values, never drawn.
open class CAShapeLayer: CALayer {
  /// What is shown.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where on its way the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on its way the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How thick the line is, in points.
  open var lineWidth: CGFloat = 1
  /// How the line's ends look.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line's corners look.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern of dashes the line begins.
  open var lineDashPhase: CGFloat = 0
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// How the ends of a line look; kept for the vocabulary.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A look named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look; kept for the vocabulary.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A look named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as inside a path; kept for the vocabulary.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A rule named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the line's turns.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
