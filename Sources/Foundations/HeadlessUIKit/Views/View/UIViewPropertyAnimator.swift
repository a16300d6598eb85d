public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// An animator whose changes come at once, and whose completion comes in virtual time.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var token: VirtualClock.Token?

  /// The duration, in seconds.
  public let duration: TimeInterval

  /// A Boolean value that indicates whether the animation is running.
  open private(set) var isRunning = false

  /// The completed fraction, from 0 to 1, as set.
  open var fractionComplete: CGFloat = 0

  /// A Boolean value that indicates whether the animation ends at its start.
  open var isReversed = false

  /// A Boolean value that indicates whether a paused animation is scrubbed linearly; without effect.
  open var scrubsLinearly = true

  /// Creates an animator with a duration; the curve is ignored.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animator without a duration.
  public convenience init() { self.init(duration: 0) }

  /// Creates an animator with a duration; the timing parameters are ignored.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration)
  }

  /// Creates an animator with a duration; the control points are ignored.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, animations: animations)
  }

  /// Creates an animator with a duration; the spring is ignored.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animator and starts it after a delay.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Adds changes, which are made at once if the animation was started; the delay is ignored.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds changes, which are made at once if the animation was started.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive {
      animations.append(animation)
    } else {
      animation()
    }
  }

  /// Adds a completion, which receives the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and completes after the duration.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Makes the changes at once and completes after delay and duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    begin()
    run(for: delay + duration * Double(1 - fractionComplete))
  }

  /// Pauses the animation.
  open func pauseAnimation() {
    begin()
    token?.cancel()
    isRunning = false
  }

  /// Continues a paused animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let rest = durationFactor == 0 ? 1 - fractionComplete : durationFactor
    run(for: duration * Double(rest))
  }

  /// Stops the animation; completions run only if ``finishAnimation(at:)`` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    token?.cancel()
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animation and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func begin() {
    guard state == .inactive else { return }
    state = .active
    let animations = self.animations
    self.animations = []
    for animation in animations { animation() }
  }

  private func run(for seconds: TimeInterval) {
    token?.cancel()
    isRunning = true
    let duration = UIView.areAnimationsEnabled ? Duration(appSeconds: seconds) : .zero
    token = Device.current.clock.schedule(after: duration, for: .init(.transition, "animation")) {
      self.end(at: self.isReversed ? .start : .end)
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    isRunning = false
    fractionComplete = position == .end ? 1 : 0
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  // MARK: Stored, without effect

  /// A Boolean value that indicates whether views take touches during the animation.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the animation can be paused.
  open var isInterruptible = true

  /// A Boolean value that indicates whether the animator pauses at its end.
  open var pausesOnCompletion = false
}

/// A position of an animation.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end, the start or the current position.
  case end, start, current
}

/// The state of an animation.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Inactive, active or stopped.
  case inactive, active, stopped
}
