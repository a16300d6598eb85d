internal import Foundation
public import HeadlessDevice
internal import VirtualTime

/// One move between controllers on its way to its end: both the context an animator works on and
/// the coordinator an app listens to.
///
/// It keeps itself alive, through the application, from its beginning to its end.
final class Transition {
  let kind: Kind
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let duration: Duration
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  /// Who moves the views in place of UIKit.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Whose finger moves the transition.
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether a person's gesture, driven by a session, moves the transition.
  var isGesture = false

  /// What follows when everybody has been told that it is over.
  var afterwards: (() -> Void)?

  /// Whether the end is timed by what drives the animator, not by the animator's own completion.
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
  /// What ends the transition, or says that nobody does.
  var token: VirtualClock.Token?

  /// Whether nobody ended the transition in time; a session waits for it no longer.
  var isStuck = false

  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Before the changes an app makes alongside have run, while things move, and after.
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

  /// Runs the transition: its beginning now, its end when time, an animator or a finger says so.
  ///
  /// - Parameters:
  ///   - owner: the container whose ``UIViewController/transitionCoordinator`` this is.
  ///   - begin: what happens before anything moves.
  ///   - end: what happens once it is over; false where it was cancelled.
  func perform(
    by owner: UIViewController? = nil, begin: () -> Void, end: @escaping (Bool) -> Void
  ) {
    self.end = end
    UIApplication.shared.begin(self)
    own([owner, from, to])
    isInteractive = isAnimated && (isGesture || interactor?.wantsInteractiveStart == true)
    initiallyInteractive = isInteractive
    begin()
    phase = .running
    run()
  }

  private func own(_ controllers: [UIViewController?]) {
    for case let controller? in controllers {
      controller.currentTransition = self
      owners.append(controller)
    }
  }

  private func run() {
    for handler in take(&alongside) { handler(self) }
    guard isAnimated else { return conclude(true) }
    if isGesture { return }
    if let interactor, isInteractive {
      watch(interactor)
      return interactor.startInteractiveTransition(self)
    }
    guard let animator else { return finishInTime(after: duration) }
    watch(animator)
    animator.animateTransition(using: self)
  }

  /// Lets virtual time end the transition, the way it is going.
  func finishInTime(after delay: Duration) {
    token?.cancel()
    token = UIApplication.shared.clock.schedule(after: delay, for: .init(.transition, subject)) {
      [self] in conclude(!transitionWasCancelled)
    }
  }

  /// What the clock's list of pending work calls the transition.
  var subject: String {
    let screen = (kind.namesFrom ? from ?? to : to ?? from)?.screenName ?? "nothing"
    return "\(kind.rawValue) of \(screen)"
  }

  func completeTransition(_ didComplete: Bool) {
    if !isPercentDriven { conclude(didComplete) }
  }

  private func conclude(_ didComplete: Bool) {
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
    afterwards?()
    afterwards = nil
  }

  /// Ends without telling anybody: the application it ran in is gone.
  func abandon() {
    token?.cancel()
    phase = .over
    end = nil
    afterwards = nil
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

// MARK: What a finger does

extension Transition: UIViewControllerContextTransitioning {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    leaveInteraction(cancelling: false)
  }

  func cancelInteractiveTransition() {
    leaveInteraction(cancelling: true)
  }

  func pauseInteractiveTransition() {
    guard phase == .running else { return }
    token?.cancel()
    isInteractive = true
  }

  private func leaveInteraction(cancelling: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelling
    token?.cancel()
    if let animator { watch(animator) }
    for handler in take(&interactionHandlers) { handler(self) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// As UIKit has it: nil for the side a presentation leaves in place.
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

// MARK: What an app listens to

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
