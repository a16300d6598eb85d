public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// An animation that can be held, stopped and finished: changes come at once, its end in virtual time.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var token: VirtualClock.Token?

  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Whether it is on its way to its end.
  open private(set) var isRunning = false

  /// How far it has come, from 0 to 1; kept as somebody set it.
  open var fractionComplete: CGFloat = 0

  /// Whether it goes back to where it began.
  open var isReversed = false

  /// An animation of a duration and a curve, which shows in pixels only.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animator of a course of the app's own.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration)
  }

  /// Creates an animator whose course has two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, animations: animations)
  }

  /// As an animation without a spring: the spring's shape shows in pixels only.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animator and starts it after a delay.
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

  /// Where it is in its life: not begun, begun, or stopped before its end.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Adds changes; those of an animation that has begun come at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive {
      animations.append(animation)
    } else {
      animation()
    }
  }

  /// Calls back at the end, with where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and goes on to the end.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Makes the changes and goes on to the end, which comes later by a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    begin()
    run(for: delay + duration * Double(1 - fractionComplete))
  }

  /// Holds it where it is.
  open func pauseAnimation() {
    begin()
    token?.cancel()
    isRunning = false
  }

  /// Goes on from where it was held.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let rest = durationFactor == 0 ? 1 - fractionComplete : durationFactor
    run(for: duration * Double(rest))
  }

  /// Stops it; nothing is called back unless ``finishAnimation(at:)`` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    token?.cancel()
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation and calls back.
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
    let duration = UIView.areAnimationsEnabled ? Duration.seconds(seconds) : .zero
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

  /// Whether touches go on meanwhile; kept for the vocabulary.
  open var isUserInteractionEnabled = true

  /// Whether it can be held; kept for the vocabulary.
  open var isInterruptible = true

  /// Whether it waits to be finished at its end; kept for the vocabulary.
  open var pausesOnCompletion = false
}

/// Where an animation is or ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end, where it began, or somewhere between.
  case end, start, current
}

/// Where an animation is in its life.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, begun, or stopped before its end.
  case inactive, active, stopped
}
