public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The animation setting of a device.
private final class AnimationSettings {
  var isEnabled = true

  static var current: AnimationSettings {
    Device.current.attached(AnimationSettings.self) { AnimationSettings() }
  }
}

extension UIView {
  /// A Boolean value that indicates whether animations of the current device take time.
  public static var areAnimationsEnabled: Bool { AnimationSettings.current.isEnabled }

  /// Enables or disables animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSettings.current.isEnabled = enabled
  }

  /// Runs a closure with animations disabled.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let settings = AnimationSettings.current
    let wasEnabled = settings.isEnabled
    settings.isEnabled = false
    actionsWithoutAnimation()
    settings.isEnabled = wasEnabled
  }

  /// Runs the changes at once, and the completion after the duration in virtual time.
  ///
  /// If the duration is zero or animations are disabled, the completion runs when the current work
  /// is done, as UIKit does at the beginning of the next turn of the run loop.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs the changes at once, and the completion after delay and duration in virtual time.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Animates as without a spring, which would change only what is drawn.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Runs all key frames at once, and the completion after delay and duration in virtual time.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Runs the changes at once, and the completion after delay and duration in virtual time.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Runs the changes of a key frame at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Runs the changes at once, and the completion after the duration in virtual time.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(after: duration, completion)
  }

  /// Replaces a view at once, or hides and shows views if the options say so.
  ///
  /// The completion runs after the duration in virtual time.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    complete(after: duration, completion)
  }

  static func complete(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let duration = areAnimationsEnabled ? Duration(appSeconds: seconds) : .zero
    guard duration > .zero || completion != nil else { return }
    CATransaction.current?.track(duration)
    Device.current.clock.schedule(after: duration, for: .init(.transition, "animation")) {
      completion?(true)
    }
  }
}
