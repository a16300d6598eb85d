public import Foundation

/// What a view is drawn with; kept as values, never drawn.
open class CALayer {
  /// An empty layer.
  public init() {}

  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How thick the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// How opaque the layer is.
  open var opacity: Float = 1
  /// Whether the layer is out of sight.
  open var isHidden = false
  /// Whether what sticks out is cut off.
  open var masksToBounds = false
  /// The shadow's colour.
  open var shadowColor: CGColor?
  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// The order among siblings in depth.
  open var zPosition: CGFloat = 0
  /// Where the layer lies.
  open var frame = CGRect.zero
  /// The layer's own rectangle.
  open var bounds = CGRect.zero
  /// The layer's name.
  open var name: String?
  /// The layer that cuts this one out.
  open var mask: CALayer?
  /// The layers in this one; nil for none.
  open private(set) var sublayers: [CALayer]?
  /// The layer this one is in.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place counted from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Accepted; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Accepted; nothing moves.
  open func removeAllAnimations() {}
}

/// Which corners of a layer are round.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of round corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A curve named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circle's.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smoother one.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

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
}
