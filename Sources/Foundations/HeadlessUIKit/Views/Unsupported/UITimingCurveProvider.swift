public import Foundation

/// The pacing of an animation.
@MainActor public protocol UITimingCurveProvider: AnyObject {}

/// The timing of a spring animation.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// Creates a spring from its damping ratio.
  public init(dampingRatio ratio: CGFloat) {}
  /// Creates a spring from its damping ratio and initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  /// Creates a spring from its physical parameters.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

/// The timing of a cubic Bézier curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// Creates the default timing.
  public init() {}
  /// Creates the timing of a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Creates a timing from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}
