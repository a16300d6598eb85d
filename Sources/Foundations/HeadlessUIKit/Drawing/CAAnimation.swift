public import Foundation

/// An animation of a layer: nothing moves, but its end comes in virtual time.
open class CAAnimation {
  /// How long it takes, in seconds; 0 for a quarter of one.
  open var duration: TimeInterval = 0
  /// How many times it runs; infinite never ends.
  open var repeatCount: Float = 0
  /// Whether it runs back each time, which takes as long again.
  open var autoreverses = false
  /// How fast it runs; 2 takes half the time.
  open var speed: Float = 1
  /// Whether it leaves its layer when it is over.
  open var isRemovedOnCompletion = true
  /// Who is told of its beginning and end; held, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation of no time.
  public init() {}

  /// An animation, whatever the archive says.
  public required init?(coder: NSCoder) {}

  /// How long it takes with all its rounds, in seconds; nil where it never ends.
  final var wholeDuration: TimeInterval? {
    let rounds = TimeInterval(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
    guard rounds.isFinite, speed > 0 else { return nil }
    return (duration > 0 ? duration : 0.25) * rounds / TimeInterval(speed)
  }

  // MARK: Stored, without effect

  /// When it begins; kept for the vocabulary.
  open var beginTime: TimeInterval = 0

  /// Where in it it begins; kept for the vocabulary.
  open var timeOffset: TimeInterval = 0

  /// What is seen before and after; kept for the vocabulary.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Its course; kept for the vocabulary.
  open var timingFunction: CAMediaTimingFunction?
}

/// Who is told of an animation's beginning and end.
@MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; false where it was taken away before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the one there is.
  open var isAdditive = false
  /// Whether each round begins where the last ended.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for the value there is.
  open var fromValue: Any?
  /// Where it ends; nil for the value there is.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that hangs on the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// What slows it down.
  open var damping: CGFloat = 10
  /// How fast it is at the beginning.
  open var initialVelocity: CGFloat = 0
  /// How long it would swing, in seconds; here one.
  open var settlingDuration: TimeInterval { 1 }
}

/// An animation along several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values on the way.
  open var values: [Any]?
  /// When each is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way itself.
  open var path: CGPath?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The course of an animation; kept for the vocabulary.
public final class CAMediaTimingFunction {
  private let points: [Float]

  /// A course known by its name.
  public init(name: CAMediaTimingFunctionName) { points = [] }

  /// A Bézier curve by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }
}

/// A course known by its name.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A course named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As UIKit's own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is seen before and after an animation; kept for the vocabulary.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A mode named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
