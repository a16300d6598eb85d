public import Foundation
internal import VirtualTime

/// Drives an animator by a finger: the animation stands where the finger is, and once it leaves the
/// rest of the way takes the rest of the animator's time.
///
/// On a phone the animator's own completion ends the transition, which waits with its layer. Here
/// its call of `completeTransition(_:)` is not looked at: the end comes when the rest of the way is
/// done, and tells whether the finger finished or cancelled.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private weak var transition: Transition?

  /// How long the animator takes, in seconds; 0 before a transition began.
  open private(set) var duration: TimeInterval = 0

  /// How far the finger has moved the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest of the way is done; 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest of the way.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition starts with a finger.
  open var wantsInteractiveStart = true

  /// Creates a driver for one transition at a time.
  public init() {}

  /// Begins the transition: the animator moves its views, and time stands still for it.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? Transition else { return }
    self.transition = transition
    percentComplete = 0
    duration = transition.transitionDuration
    transition.isPercentDriven = true
    transition.animator?.animateTransition(using: transition)
  }

  /// The finger has moved the transition so far.
  open func update(_ percentComplete: CGFloat) {
    startWhatIsDue()
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// A finger holds a transition that was running.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// The finger left, and the transition goes back to its beginning.
  open func cancel() {
    startWhatIsDue()
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    transition.finishInTime(after: time(for: percentComplete))
  }

  /// The finger left, and the transition goes to its end.
  open func finish() {
    startWhatIsDue()
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    transition.finishInTime(after: time(for: 1 - percentComplete))
  }

  private func startWhatIsDue() {
    if transition == nil { UIApplication.shared.startDueStacks() }
  }

  private func time(for share: CGFloat) -> Duration {
    .seconds(duration * share / max(completionSpeed, 0.01))
  }
}
