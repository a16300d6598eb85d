public import Foundation

/// An animation that can be started, paused and stopped.
@MainActor public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes made in closures.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animated changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
