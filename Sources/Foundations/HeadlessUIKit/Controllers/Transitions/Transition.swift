internal import Foundation
public import HeadlessDevice
internal import VirtualTime

/// A transition in flight: the context for animators, and the transition coordinator for apps.
///
/// The application retains it from its beginning to its end.
final class Transition {
  let kind: Kind
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let duration: Duration
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  /// The app's animator; nil for UIKit's own animation.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The app's interaction controller; nil if not interactive.
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether a gesture performed by a session drives the transition.
  var isGesture = false

  /// Called last, after all completion handlers.
  var didEnd: (() -> Void)?

  /// Whether an interaction controller ends the transition, not the animator's completion.
  var isPercentDriven = false

  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 0
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var phase = Phase.waiting

  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var end: ((Bool) -> Void)?
  private var owners: [UIViewController] = []
  /// The scheduled end of the transition, or its timeout.
  var token: VirtualClock.Token?

  /// Whether the transition was not ended in time; a session no longer waits for it.
  var isStuck = false

  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var began: Turn?

  /// Whether no other work on the clock has run since the transition began.
  var beganInThisTurn: Bool { began == Turn(of: UIApplication.shared.clock) }

  /// The phase: before the alongside animations, while animating, while ending, and after.
  enum Phase { case waiting, running, ending, over }

  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    duration: Duration? = nil, in containerView: UIView? = nil,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.isAnimated = isAnimated && UIView.areAnimationsEnabled
    self.duration = duration ?? kind.duration
    self.containerView = containerView ?? UIView()
    self.presentationStyle = presentationStyle
  }

  /// Begins the transition now; time, an animator or an interaction controller ends it.
  ///
  /// - Parameters:
  ///   - owner: the container whose ``UIViewController/transitionCoordinator`` this is.
  ///   - begin: what happens before anything moves.
  ///   - end: what happens once it is over; false where it was cancelled.
  func perform(
    by owner: UIViewController? = nil, begin: () -> Void, end: @escaping (Bool) -> Void
  ) {
    self.end = end
    began = Turn(of: UIApplication.shared.clock)
    UIApplication.shared.begin(self)
    setOwners([owner, from, to])
    isInteractive = isAnimated && (isGesture || interactor?.wantsInteractiveStart == true)
    initiallyInteractive = isInteractive
    begin()
    phase = .running
    run()
  }

  private func setOwners(_ controllers: [UIViewController?]) {
    for case let controller? in controllers {
      controller.currentTransition = self
      owners.append(controller)
    }
  }

  private func run() {
    for handler in take(&alongside) { handler(self) }
    guard isAnimated else { return complete(true) }
    if isGesture { return }
    if let interactor, isInteractive {
      startTimeout(of: interactor)
      return interactor.startInteractiveTransition(self)
    }
    guard let animator else { return scheduleEnd(after: duration) }
    startTimeout(of: animator)
    animator.animateTransition(using: self)
  }

  /// Schedules the end of the transition: completed or cancelled, as decided until then.
  func scheduleEnd(after delay: Duration) {
    token?.cancel()
    token = UIApplication.shared.clock.schedule(after: delay, for: .init(.transition, subject)) {
      [self] in complete(!transitionWasCancelled)
    }
  }

  /// The name of the transition in the clock's list of pending work.
  var subject: String {
    let screen = (kind.namesFrom ? from ?? to : to ?? from)?.screenName ?? "nothing"
    return "\(kind.noun) of \(screen)"
  }

  func completeTransition(_ didComplete: Bool) {
    if !isPercentDriven { complete(didComplete) }
  }

  private func complete(_ didComplete: Bool) {
    guard phase == .running else { return }
    phase = .ending
    token?.cancel()
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    animator?.animationEnded(didComplete)
    end?(didComplete)
    end = nil
    phase = .over
    for owner in owners where owner.currentTransition === self { owner.currentTransition = nil }
    owners = []
    UIApplication.shared.end(self)
    for handler in take(&completions) { handler(self) }
    interactionHandlers = []
    didEnd?()
    didEnd = nil
  }

  /// Ends without calling anyone, because the application is gone.
  func invalidate() {
    token?.cancel()
    phase = .over
    end = nil
    didEnd = nil
    owners = []
    alongside = []
    completions = []
    interactionHandlers = []
  }

  private func take(_ handlers: inout [Handler]) -> [Handler] {
    defer { handlers = [] }
    return handlers
  }
}

/// The part of an app's work that runs without a return to the run loop.
private struct Turn: Equatable {
  let instant: VirtualClock.Instant
  let workDone: Int

  init(of clock: VirtualClock) {
    instant = clock.now
    workDone = clock.workDone
  }
}

// MARK: Interaction

extension Transition: UIViewControllerContextTransitioning {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    endInteraction(cancelling: false)
  }

  func cancelInteractiveTransition() {
    endInteraction(cancelling: true)
  }

  func pauseInteractiveTransition() {
    guard phase == .running else { return }
    token?.cancel()
    isInteractive = true
    if let interactor { startTimeout(of: interactor) }
  }

  private func endInteraction(cancelling: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelling
    token?.cancel()
    if let animator { startTimeout(of: animator) }
    for handler in take(&interactionHandlers) { handler(self) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Follows UIKit: nil for the side whose view a presentation leaves in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: kind.isPresentation && !presentationStyle.hidesPresenter ? nil : from?.view
    case .to: kind.isDismissal && !presentationStyle.hidesPresenter ? nil : to?.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? UIScreen.main.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? UIScreen.main.bounds : .zero
  }
}

// MARK: Coordinator

extension Transition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    if let animator { return animator.transitionDuration(using: self) }
    return TimeInterval(duration.nanoseconds) / 1_000_000_000
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    switch phase {
    case .waiting:
      if let animation { alongside.append(animation) }
    case .running, .ending:
      animation?(self)
    case .over:
      return false
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }
}

extension Finding.Kind {
  /// A transition that does not go as UIKit needs it.
  public static let transition = Finding.Kind(rawValue: "transition")
}
