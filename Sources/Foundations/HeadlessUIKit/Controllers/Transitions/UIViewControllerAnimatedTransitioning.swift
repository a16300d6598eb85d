public import Foundation

/// An animator of custom transitions.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition, in seconds of virtual time.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Runs the animation, and calls `completeTransition(_:)` of the context at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition ended; false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An interaction controller: drives a transition by a gesture.
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition; calls on the context update, finish or cancel it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The timing curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }

  /// The speed of the rest of the transition.
  var completionSpeed: CGFloat { get }

  /// Whether the transition starts interactively; false runs the animator at once.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Ease in and ease out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// 1, the speed of the animation itself.
  public var completionSpeed: CGFloat { 1 }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// The context of a transition, for animators.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition; an animator adds the incoming view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `.none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Updates the progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition runs on to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition runs back to its beginning.
  func cancelInteractiveTransition()
  /// Pauses the transition and makes it interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; false if it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller on one side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view on one side of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// The rotation at the end; always the identity, since the screen never rotates.
  public var targetTransform: CGAffineTransform { .identity }
}
