public import Foundation

/// The two sides of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's text.
  public let rawValue: String

  /// A key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that shows before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that shows after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The views of the two sides of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// A key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What can be told about a transition on its way.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a person's finger started it.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped on its way; false here.
  var isInterruptible: Bool { get }
  /// Whether a person's finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the finger left, relative to the rest of the way.
  var completionVelocity: CGFloat { get }
  /// The curve of what remains after the finger left.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view the transition happens in.
  var containerView: UIView { get }
  /// A side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a side of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's own changes along with a transition, and tells how the transition ended.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes with the transition and a completion when it is over.
  ///
  /// The changes run when the transition starts, or at once where it runs already. The completion
  /// reads from the context whether the transition was cancelled. Returns whether both are kept.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As ``animate(alongsideTransition:completion:)``, for a view outside the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls back when a finger lets go of the transition, finishing or cancelling it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The former name of ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// How the view is turned at its end: not at all, the screen never turns.
  public var targetTransform: CGAffineTransform { .identity }
}
