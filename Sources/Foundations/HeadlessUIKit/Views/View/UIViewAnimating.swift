public import Foundation

/// An animation that can be started, held, and ended.
@MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether it was started, and how it was ended.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// How far it is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it later.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it.
  func pauseAnimation()
  /// Ends it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes an app makes in closures.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after it was held.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The course of an animation; kept for the vocabulary.
@MainActor public protocol UITimingCurveProvider: AnyObject {}

/// The course of a spring; kept for the vocabulary.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// A spring that swings less the nearer the ratio is to 1.
  public init(dampingRatio ratio: CGFloat) {}
  /// A spring with a push at the beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  /// A spring by its physics.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

/// A course by its curve; kept for the vocabulary.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// A course of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// A course with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// A direction and a length.
nonisolated public struct CGVector: Hashable, Sendable {
  /// How far across.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// Nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A direction and a length.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
