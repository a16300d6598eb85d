public import Foundation

/// The delegate of a layer; never called, because nothing is drawn.
public protocol CALayerDelegate: AnyObject {
  /// Tells the delegate to provide the content.
  func display(_ layer: CALayer)
  /// Tells the delegate to draw the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that the bounds changed.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action of a change.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The reaction to a change of a layer; never run.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, as which layers take a null object.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An animation from a layer's state to another.
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The start, from 0 to 1.
  open var startProgress: Float = 0
  /// The end, from 0 to 1.
  open var endProgress: Float = 1
}

/// The kind of a transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String
  /// Creates a kind from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new state appears slowly.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String
  /// Creates a direction from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A layer that repeats its sublayers; nothing is drawn.
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The delay between copies, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The transform from a copy to the next.
  open var instanceTransform = CATransform3D.identity
  /// The color of the copies.
  open var instanceColor: CGColor?
  /// The change of the opacity from a copy to the next.
  open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers are in space; nothing is drawn.
open class CATransformLayer: CALayer {}

/// A layer that is drawn in tiles; nothing is drawn.
open class CATiledLayer: CALayer {
  /// The size of a tile, in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of levels of detail.
  open var levelsOfDetail = 1
  /// The number of levels of greater detail.
  open var levelsOfDetailBias = 0
}

/// The key of a layer's transition.
nonisolated public let kCATransition = "transition"
/// The key of a layer's appearance in the tree.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The key of a layer's disappearance from the tree.
nonisolated public let kCAOnOrderOut = "onOrderOut"
