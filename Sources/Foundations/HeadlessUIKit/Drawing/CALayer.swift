public import Foundation

/// What a view is drawn with; kept as values, never drawn.
open class CALayer {
  /// An empty layer.
  public init() {}

  /// Creates the layer that shows another; nothing of the other is taken over.
  public init(layer: Any) {}

  /// Creates a layer, whatever the archive says.
  public required init?(coder: NSCoder) {}

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
  /// The outline of the shadow; nil for the layer's own.
  open var shadowPath: CGPath?
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// How many pixels a point of the kept drawing has.
  open var rasterizationScale: CGFloat = 1
  /// How many pixels a point of the content has.
  open var contentsScale: CGFloat = 1
  /// What the layer shows, as an image.
  open var contents: Any?
  /// How the content fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How the layer is turned, scaled and moved.
  open var transform = CATransform3D.identity
  /// The point the layer is turned around, as parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Where the anchor lies in the layer above.
  open var position = CGPoint.zero
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
  open var sublayers: [CALayer]?
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

  /// Accepted; nothing is drawn.
  open func displayIfNeeded() {}

  /// Accepted; nothing is laid out.
  open func setNeedsLayout() {}

  /// Accepted; nothing is laid out.
  open func layoutIfNeeded() {}

  /// Never called: nothing is laid out.
  open func layoutSublayers() {}

  /// The layer as it is on its way; here itself.
  open func presentation() -> Self? { self }

  /// The layer as it ends up; here itself.
  open func model() -> Self { self }

  // MARK: Animations; see CALayer+Animations

  final var animations: [RunningAnimation] = []

  /// Starts an animation: its delegate hears of its end in virtual time.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

  /// Takes an animation away; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Takes all animations away; their delegates hear that they did not finish.
  open func removeAllAnimations() { stop { _ in true } }

  /// An animation on its way.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations on their way; nil for none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.compactMap(\.key)
  }
}

/// How a layer's content fills it; kept for the vocabulary.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A gravity named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, as large as it is.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
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
