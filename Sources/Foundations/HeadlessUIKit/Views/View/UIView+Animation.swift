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
  /// How an animation runs; kept for the vocabulary, only the duration matters here.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out along with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again; here it runs once, so that its end can be waited for.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at its beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the vertical axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Kept for the vocabulary.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Kept for the vocabulary.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Kept for the vocabulary.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Turned over like a card, from above.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned over like a card, from below.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A page turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Hides views instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  }

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

  /// How key frames follow each other; kept for the vocabulary.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches are taken meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Runs for ever; here once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Straight from frame to frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
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
    CATransaction.current?.take(duration)
    Device.current.clock.schedule(after: duration, for: .init(.transition, "animation")) {
      completion?(true)
    }
  }
}
