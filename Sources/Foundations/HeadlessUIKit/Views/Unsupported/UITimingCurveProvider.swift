public import Foundation

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
