public import Foundation

/// An object that physics moves.
public protocol UIDynamicItem: AnyObject {
  /// The center.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// The physics of views: behaviors are kept, and nothing moves.
open class UIDynamicAnimator: HeadlessObject {
  /// The delegate; never called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinates are used.
  open private(set) weak var referenceView: UIView?
  /// The behaviors.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether views move; always false.
  open var isRunning: Bool { false }
  /// The time since the start; always zero.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator in a view.
  public init(referenceView view: UIView) { referenceView = view }

  /// Creates an animator for the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}

  /// Creates an animator without a view.
  public override init() {}

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Does nothing: nothing moves.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Returns no items: nothing moves.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// The delegate of an animator of physics; never called.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Tells the delegate that views begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells the delegate that nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A rule of physics; without effect.
open class UIDynamicBehavior: HeadlessObject {
  /// The rules in this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure for each step; never called.
  open var action: (() -> Void)?
  /// The animator; nil before it is added to one.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The items, of a rule that has some.
  fileprivate(set) final var members: [any UIDynamicItem] = []

  /// Creates a rule.
  public override init() {}

  /// Adds a rule to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Removes a rule from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Called before the rule is added to or removed from an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A rule for a list of items; without effect.
open class UIDynamicItemsBehavior: UIDynamicBehavior {
  /// Creates a rule for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    members = items
  }

  /// The items.
  open var items: [any UIDynamicItem] { members }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { members.removeAll { $0 === item } }
}

/// Gravity; without effect.
open class UIGravityBehavior: UIDynamicItemsBehavior {
  /// The direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle.
  open var angle: CGFloat = .pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
}

/// Collisions; without effect.
open class UICollisionBehavior: UIDynamicItemsBehavior {
  /// The things that items collide with.
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a mode from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// The things that items collide with.
  open var collisionMode = Mode.everything
  /// Whether the view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate; never called.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Does nothing.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Does nothing.
  open func addBoundary(withIdentifier identifier: AnyHashable, for path: UIBezierPath) {}
  /// Does nothing.
  open func addBoundary(
    withIdentifier identifier: AnyHashable, from p1: CGPoint, to p2: CGPoint
  ) {}
  /// Does nothing.
  open func removeAllBoundaries() {}
}

/// The delegate of collisions; never called.
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Tells the delegate of a collision of two items.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Tells the delegate of a collision with a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// The physical properties of items; without effect.
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
  /// The bounciness, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction.
  open var friction: CGFloat = 0
  /// The density.
  open var density: CGFloat = 1
  /// The damping of velocity.
  open var resistance: CGFloat = 0
  /// The damping of rotation.
  open var angularResistance: CGFloat = 0
  /// Whether items rotate.
  open var allowsRotation = true
  /// Whether items are fixed.
  open var isAnchored = false
  /// Does nothing.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Returns zero: nothing moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Does nothing.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Returns zero: nothing moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A push; without effect.
open class UIPushBehavior: UIDynamicItemsBehavior {
  /// The duration of a push.
  nonisolated public enum Mode: Int, Sendable {
    /// A force that goes on, or one at an instant.
    case continuous, instantaneous
  }

  /// The duration.
  public let mode: Mode
  /// Whether the push acts.
  open var active = true
  /// The angle.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction.
  open var pushDirection = CGVector(dx: 0, dy: 0)

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Does nothing.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {}
  /// Does nothing.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// A move to a point; without effect.
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// The damping, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Creates a move of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// A connection of an item with another or with a point; without effect.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point.
  open var anchorPoint = CGPoint.zero
  /// The length.
  open var length: CGFloat = 0
  /// The damping.
  open var damping: CGFloat = 0
  /// The frequency of oscillation.
  open var frequency: CGFloat = 0

  /// Creates a connection with a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }

  /// Creates a connection of a place in the item with a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { anchorPoint = point }

  /// Creates a connection of two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
}
