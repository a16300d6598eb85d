public import Foundation

/// A layer of particles; nothing is drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The centre of the source.
  open var emitterPosition = CGPoint.zero
  /// The depth of the centre of the source.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source.
  open var emitterSize = CGSize.zero
  /// The depth of the source.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the source that sends particles.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the particles a second.
  open var birthRate: Float = 1
  /// The factor of the particles' lifetime.
  open var lifetime: Float = 1
  /// The factor of the particles' velocity.
  open var velocity: Float = 1
  /// The factor of the particles' size.
  open var scale: Float = 1
  /// The factor of the particles' spin.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
  /// Whether particles have a depth.
  open var preservesDepth = false
}

/// A kind of particles; nothing is drawn.
open class CAEmitterCell: HeadlessObject {
  /// The name.
  open var name: String?
  /// The image.
  open var contents: Any?
  /// The part of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The scale of the image.
  open var contentsScale: CGFloat = 1
  /// The colour.
  open var color: CGColor?
  /// The range and change of the colour's parts.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// The change of the colour's parts a second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// The particles a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds, and its range.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// The velocity in points a second, and its range.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// The acceleration in points a second a second.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
  /// The scale, its range and its change a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// The rotation in radians a second, and its range.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The direction of the particles, in radians, and its range.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// Whether the kind sends particles.
  open var isEnabled = true
  /// The kinds of particles that a particle sends.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a kind of particles.
  public override init() {}

  /// Does nothing: nothing is animated by keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// The shape of a source of particles.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a source that sends particles.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a part from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The volume.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an order from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// All together.
  public static let additive = Self(rawValue: "additive")
}
