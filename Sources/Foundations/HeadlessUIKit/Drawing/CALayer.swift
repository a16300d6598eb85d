public import Foundation

/// A layer: its properties are stored, and its animations end in virtual time.
open class CALayer: HeadlessObject {
  /// Creates an empty layer.
  public override init() {}

  /// Creates a presentation copy of a layer; no values are copied.
  public init(layer: Any) {}

  /// Creates a layer; the archive is not read.
  public required init?(coder: NSCoder) {}

  /// The delegate; never called, because nothing is drawn and no change is animated.
  open weak var delegate: (any CALayerDelegate)?
  /// A Boolean value that indicates whether the content is opaque.
  open var isOpaque = false
  /// A Boolean value that indicates whether a change of the bounds draws the content anew.
  open var needsDisplayOnBoundsChange = false
  /// The speed relative to the clock; stored, without effect.
  open var speed: Float = 1
  /// The begin time, in seconds; stored, without effect.
  open var beginTime: TimeInterval = 0
  /// The offset of the layer's time, in seconds; stored, without effect.
  open var timeOffset: TimeInterval = 0
  /// The duration of the layer's time, in seconds; stored, without effect.
  open var duration: TimeInterval = .infinity
  /// The number of repetitions of the layer's time; stored, without effect.
  open var repeatCount: Float = 0
  /// The time for which the layer's time is repeated, in seconds; stored, without effect.
  open var repeatDuration: TimeInterval = 0
  /// A Boolean value that indicates whether the layer's time runs backwards, too; stored, without effect.
  open var autoreverses = false
  /// The presentation of the layer before and after its time; stored, without effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// A Boolean value that indicates whether edges are smoothed; stored, without effect.
  open var allowsEdgeAntialiasing = false
  /// A Boolean value that indicates whether the opacity is that of the layer as a whole.
  open var allowsGroupOpacity = true
  /// A Boolean value that indicates whether the content is drawn in the background; stored, without effect.
  open var drawsAsynchronously = false
  /// The actions for keys.
  open var actions: [String: any CAAction]?
  /// A Boolean value that indicates whether content behind is shown.
  open var isDoubleSided = true
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3D.identity
  final var values: [String: Any] = [:]

  /// Returns whether a change of a property draws the content anew; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the action for a property's change; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the delegate's action for a key, else the layer's own.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// Never called, because nothing is drawn.
  open func draw(in ctx: CGContext) {}

  /// Never called, because nothing is drawn.
  open func display() {}

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay(_ r: CGRect) {}

  /// Returns the layer itself for a point in its frame.
  open func hitTest(_ p: CGPoint) -> CALayer? { frame.contains(p) ? self : nil }

  /// Returns whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the value that was stored for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a part of the transform, such as `transform.rotation.z`, or the value that was stored for a path.
  open func value(forKeyPath keyPath: String) -> Any? {
    transform.part(at: keyPath).map { NSNumber(value: Double($0)) } ?? values[keyPath]
  }

  /// Sets a part of the transform, or stores a value for a path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let number = CGFloat(boxed: value), transform.setPart(at: keyPath, to: number) else {
      values[keyPath] = value
      return
    }
  }

  /// Sets the transform.
  open func setAffineTransform(_ m: CGAffineTransform) {}

  /// The radius of rounded corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { LookChanges.add(oldValue, cornerRadius) } }
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 { didSet { LookChanges.add(oldValue, borderWidth) } }
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { LookChanges.add(oldValue, borderColor) } }
  /// The background colour.
  open var backgroundColor: CGColor? { didSet { LookChanges.add(oldValue, backgroundColor) } }
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 { didSet { LookChanges.add(oldValue, opacity) } }
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden = false { didSet { LookChanges.add(oldValue, isHidden) } }
  /// A Boolean value that indicates whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil means the layer's own.
  open var shadowPath: CGPath?
  /// A Boolean value that indicates whether the layer is rendered to a bitmap once.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterized content.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// The content, usually an image.
  open var contents: Any? { didSet { LookChanges.add() } }
  /// The placement of the content in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in the unit square.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The transform of the layer.
  open var transform = CATransform3D.identity
  /// The anchor point in the unit coordinate space of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero
  /// The position on the z axis.
  open var zPosition: CGFloat = 0
  /// The frame in the superlayer.
  open var frame = CGRect.zero
  /// The bounds in the layer's own coordinates.
  open var bounds = CGRect.zero
  /// The name of the layer.
  open var name: String?
  /// The mask layer.
  open var mask: CALayer?
  /// The sublayers, back to front; nil if there are none.
  open var sublayers: [CALayer]? { didSet { LookChanges.add() } }
  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a layer at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Does nothing: nothing is drawn.
  open func displayIfNeeded() {}

  /// Does nothing: nothing is laid out.
  open func setNeedsLayout() {}

  /// Does nothing: nothing is laid out.
  open func layoutIfNeeded() {}

  /// Lays out the layers in this one; does nothing.
  ///
  /// It is called before a view's `layoutSubviews()` if the view's `layerClass` is not `CALayer`.
  open func layoutSublayers() {}

  /// Does nothing: nothing is drawn.
  open func render(in ctx: CGContext) {}

  /// Returns the same point, because nothing is laid out.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { p }

  /// Returns the same point, because nothing is laid out.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p }

  /// Returns the same rectangle, because nothing is laid out.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r }

  /// Returns the same rectangle, because nothing is laid out.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r }

  /// Returns the time itself: all layers have one time.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }

  /// Returns the time itself: all layers have one time.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { t }

  /// Returns the layer itself: there are no intermediate values.
  open func presentation() -> Self? { self }

  /// Returns the layer itself: there are no intermediate values.
  open func model() -> Self { self }

  // MARK: Animations; see CALayer+Animations

  final var animations: [RunningAnimation] = []

  /// Adds an animation; its delegate is told of the end in virtual time.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

  /// Removes an animation; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Removes all animations; their delegates are told that they did not finish.
  open func removeAllAnimations() { stop { _ in true } }

  /// Returns the animation in progress for a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations in progress; nil if there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.compactMap(\.key)
  }
}

/// The placement of a layer's content in its bounds.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a gravity from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, at its own aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, at its own aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A set of corners of a layer.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw bit mask.
  public let rawValue: UInt

  /// Creates corners from a raw bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a curve from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
