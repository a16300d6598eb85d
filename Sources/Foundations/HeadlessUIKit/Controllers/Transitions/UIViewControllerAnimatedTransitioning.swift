public import Foundation

/// Moves the views of a custom transition, and says when it is done.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the transition takes, in seconds of virtual time.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Moves the views, and calls `completeTransition(_:)` of the context when that is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over; false says that it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something other than time: a finger.
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition; it goes on when the context is updated, and ends when that is told.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The curve of what remains once the finger left.
  var completionCurve: UIView.AnimationCurve { get }

  /// How fast what remains is done.
  var completionSpeed: CGFloat { get }

  /// Whether the transition starts with a finger; false lets the animator run at once.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// As fast as the animation itself.
  public var completionSpeed: CGFloat { 1 }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}

/// What an animator works on.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view the transition happens in: an animator adds the coming view to it.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether the finger took it back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far the finger has moved it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger left, and the transition will go to its end.
  func finishInteractiveTransition()
  /// The finger left, and the transition will go back to its beginning.
  func cancelInteractiveTransition()
  /// A finger stops the transition on its way.
  func pauseInteractiveTransition()
  /// Says that the transition is over; false where it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// A side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a side of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view starts.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// How the view is turned at its end: not at all, the screen never turns.
  public var targetTransform: CGAffineTransform { .identity }
}
