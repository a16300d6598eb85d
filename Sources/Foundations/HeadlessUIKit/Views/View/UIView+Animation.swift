public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// Whether views of a device animate.
private final class AnimationSettings {
  var isEnabled = true

  static var current: AnimationSettings {
    Device.current.attached(AnimationSettings.self) { AnimationSettings() }
  }
}

extension UIView {
  /// Whether animations of the current device take time.
  public static var areAnimationsEnabled: Bool { AnimationSettings.current.isEnabled }

  /// Lets animations take time, or makes them immediate.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSettings.current.isEnabled = enabled
  }

  /// Makes changes while animations are disabled.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let settings = AnimationSettings.current
    let wasEnabled = settings.isEnabled
    settings.isEnabled = false
    actionsWithoutAnimation()
    settings.isEnabled = wasEnabled
  }

  /// Changes views at once, and completes after the duration in virtual time.
  ///
  /// A duration of zero, or disabled animations, completes as soon as the current work is done, as
  /// UIKit does at the beginning of the next turn of the run loop.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Changes views at once, and completes after delay and duration in virtual time.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// As an animation without a spring: the spring's shape shows in pixels only.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Runs all key frames at once, and completes after delay and duration in virtual time.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Changes views at once, and completes after delay and duration in virtual time.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration + delay, completion)
  }

  /// Changes views at once; a key frame has no time of its own here.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Changes a view's content at once, and completes after the duration in virtual time.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(after: duration, completion)
  }

  /// Replaces a view by another at once (or hides and shows them, when the options say so), and
  /// completes after the duration in virtual time.
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

  private static func complete(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let duration = areAnimationsEnabled ? Duration.seconds(seconds) : .zero
    guard duration > .zero || completion != nil else { return }
    CATransaction.current?.track(duration)
    Device.current.clock.schedule(after: duration, for: .init(.transition, "animation")) {
      completion?(true)
    }
  }
}
