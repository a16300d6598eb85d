public import Foundation
internal import VirtualTime

/// An interaction controller that drives an animator by percentage.
///
/// After the finger is lifted, the rest of the animation takes the rest of the animator's time.
///
/// On a phone, the animator's own completion ends the transition, because its layer is paused.
/// Here, the animator's call of `completeTransition(_:)` is ignored: the transition ends when the
/// rest of its time has passed, finished or cancelled by the gesture.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private weak var transition: Transition?

  /// The duration of the animator, in seconds; 0 before a transition began.
  open private(set) var duration: TimeInterval = 0

  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the animation; 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1

  /// Whether the transition starts interactively.
  open var wantsInteractiveStart = true

  /// Creates an interaction controller, for one transition at a time.
  public init() {}

  /// Begins the transition: runs the animator, and waits for the gesture.
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

  /// Updates the progress of the transition.
  open func update(_ percentComplete: CGFloat) {
    startScheduledChanges()
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Pauses a running transition and makes it interactive.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Cancels the transition, which runs back to its beginning.
  open func cancel() {
    startScheduledChanges()
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    transition.scheduleEnd(after: time(for: percentComplete))
  }

  /// Finishes the transition, which runs on to its end.
  open func finish() {
    startScheduledChanges()
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    transition.scheduleEnd(after: time(for: 1 - percentComplete))
  }

  private func startScheduledChanges() {
    if transition == nil { UIApplication.shared.startScheduledStacks() }
  }

  private func time(for share: CGFloat) -> Duration {
    .init(appSeconds: duration * share / max(completionSpeed, 0.01))
  }

  // MARK: Without effect

  /// The curve of the rest of the animation; stored, without effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
}
