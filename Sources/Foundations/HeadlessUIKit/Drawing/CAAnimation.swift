public import Foundation

/// An animation of a layer: nothing moves, and the end comes in virtual time.
open class CAAnimation: HeadlessObject {
  /// The duration of one cycle, in seconds; 0 means 0.25.
  open var duration: TimeInterval = 0
  /// The number of cycles; an infinite count never ends.
  open var repeatCount: Float = 0
  /// The time for which the cycles are repeated, in place of their number, in seconds; 0 for none.
  open var repeatDuration: TimeInterval = 0
  /// A Boolean value that indicates whether each cycle also runs backwards, which doubles the
  /// duration.
  open var autoreverses = false
  /// The speed relative to the clock; 2 halves the duration.
  open var speed: Float = 1
  /// A Boolean value that indicates whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true
  /// The animation's delegate, retained as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  private var values: [String: Any] = [:]

  /// Returns the value that was stored for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value for a key, by which a delegate tells animations apart.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Creates an animation of the default duration.
  public override init() {}

  /// Creates an animation; the archive is not read.
  public required init?(coder: NSCoder) {}

  /// The total duration with repeats and reversals, in seconds; nil if the animation never ends.
  ///
  /// Apps repeat an animation for ever by a number of rounds that would take years, too.
  final var wholeDuration: TimeInterval? {
    guard speed > 0 else { return nil }
    let rounds = TimeInterval(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
    let cycles = repeatDuration > 0 ? repeatDuration : (duration > 0 ? duration : 0.25) * rounds
    let whole = cycles / TimeInterval(speed)
    return whole < Self.year ? whole : nil
  }

  private static let year: TimeInterval = 365 * 86_400

  // MARK: Stored, without effect

  /// The begin time, in seconds.
  open var beginTime: TimeInterval = 0

  /// The offset into the animation at which it begins, in seconds.
  open var timeOffset: TimeInterval = 0

  /// The presentation before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pacing of the animation.
  open var timingFunction: CAMediaTimingFunction?
}

/// The delegate of an animation.
@MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation started.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended; `flag` is false if it was removed before its end.
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
  /// The key path of the property.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the current value.
  open var isAdditive = false
  /// A Boolean value that indicates whether each cycle begins with the value at which the last
  /// ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil means the current value.
  open var fromValue: Any?
  /// The last value; nil means the current value.
  open var toValue: Any?
  /// The difference between the first and the last value.
  open var byValue: Any?
}

/// An animation that follows a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
  /// The time the spring takes to settle, in seconds; always 1.
  open var settlingDuration: TimeInterval { 1 }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The key frame values.
  open var values: [Any]?
  /// The relative times of the key frames, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path of the animated point.
  open var path: CGPath?
  /// The pacing between the key frames.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The values between the key frames.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation along the path; nil for none.
  open var rotationMode: CAAnimationRotationMode?
}

/// The values between key frames.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On a line between two key frames.
  public static let linear = Self(rawValue: "linear")
  /// The key frames alone.
  public static let discrete = Self(rawValue: "discrete")
  /// At the same speed throughout.
  public static let paced = Self(rawValue: "paced")
  /// On a curve through the key frames.
  public static let cubic = Self(rawValue: "cubic")
  /// On a curve at the same speed throughout.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?
}

/// The pacing of an animation.
public final class CAMediaTimingFunction: HeadlessObject {
  /// The coordinates of the two control points between (0, 0) and (1, 1).
  private let points: [Float]

  /// Creates a predefined timing function.
  public init(name: CAMediaTimingFunctionName) { points = name.points }

  /// Creates a timing function from the control points of a Bézier curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Writes the coordinates of a control point into memory for two numbers; the first and the last of the
  /// four points are (0, 0) and (1, 1).
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard 0..<4 ~= index else { return }
    values[0] = all[2 * index]
    values[1] = all[2 * index + 1]
  }
}

/// A predefined timing function.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a course from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear pacing.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// UIKit's default pacing.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// The coordinates of the control points of the course, as Core Animation's documentation gives them.
  fileprivate var points: [Float] {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInEaseOut: [0.42, 0, 0.58, 1]
    default: [0.25, 0.1, 0.25, 1]
    }
  }
}

/// The presentation of a layer before and after an animation.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a mode from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The final values remain after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first values apply before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both forwards and backwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither forwards nor backwards.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
