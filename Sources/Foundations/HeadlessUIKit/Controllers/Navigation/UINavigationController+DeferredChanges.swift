/// Animated changes of a stack start after the current work, as in UIKit: properties that an app
/// sets right after a push are set when `viewDidLoad()` runs.
extension UINavigationController {
  /// Whether a transition of this stack is in flight or scheduled.
  final var isTransitioning: Bool { running != nil || changes.isStartScheduled }

  /// Schedules the start of a change; one without animation starts in UIKit's next layout pass.
  final func scheduleStart(animated: Bool) {
    changes.deferredAnimated = animated
    guard !changes.isStartScheduled else { return }
    changes.isStartScheduled = true
    let application = UIApplication.shared
    application.scheduledStacks.append(self)
    application.afterCommit(of: subjectOfStart) { [weak self] in self?.startScheduledChange() }
  }

  /// Starts the scheduled change now, for a caller that needs its transition coordinator.
  final func startScheduledChange() {
    guard changes.isStartScheduled else { return }
    changes.isStartScheduled = false
    UIApplication.shared.scheduledStacks.removeAll { $0 === self }
    showDeferred()
  }

  /// Starts a scheduled change without animation now, because another change follows it.
  final func startScheduledSet() {
    if changes.isStartScheduled, changes.deferredAnimated == false { startScheduledChange() }
  }

  /// Makes a push or a new stack now, or once the transition in flight has ended, as UIKit does.
  ///
  /// The stack does not change until then (*observed*). A change in the turn in which the controller
  /// began to present is dropped.
  final func make(
    _ call: String, animated: Bool, _ perform: @escaping (UINavigationController) -> Void
  ) {
    guard isOnScreen else { return perform(self) }
    startScheduledSet()
    if let presentation = presentationOfThisTurn { return refuse(call, during: presentation) }
    let change = DeferredChange(isAnimated: animated, perform: perform)
    guard mustWait(change) || !changes.deferred.isEmpty else { return perform(self) }
    changes.deferred.append(change)
  }

  /// Reports and returns whether a pop is dropped: in the turn in which the controller began to present.
  final func drops(_ call: String) -> Bool {
    guard isOnScreen, let presentation = presentationOfThisTurn else { return false }
    refuse(call, during: presentation)
    return true
  }

  /// Runs deferred changes, until one of them starts a transition or has to wait.
  final func runDeferredChanges() {
    while let next = changes.deferred.first, !mustWait(next) {
      changes.deferred.removeFirst()
      next.perform(self)
    }
  }

  /// Whether a change has to wait: any change for a push or pop, an animated one also for a presentation.
  ///
  /// UIKit looks for the transition coordinator of the controller or else of its ancestors.
  private func mustWait(_ change: DeferredChange) -> Bool {
    if isTransitioning { return true }
    guard change.isAnimated, isOnScreen, let transition = transitionAround else { return false }
    if changes.awaited === transition { return true }
    changes.awaited = transition
    return transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.changes.awaited = nil
      self?.runDeferredChanges()
    }
  }

  /// The transition of this controller, or else of its nearest ancestor that takes part in one.
  private var transitionAround: Transition? {
    var node: UIViewController? = self
    while let current = node {
      if let transition = current.currentTransition { return transition }
      node = current.parent
    }
    return nil
  }

  /// The presentation by this controller that began in the current turn.
  private var presentationOfThisTurn: Transition? {
    guard let transition = currentTransition, transition.kind.isPresentation,
      transition.from === self, transition.beganInThisTurn
    else { return nil }
    return transition
  }

  private var subjectOfStart: String {
    if let shown, changes.removed.contains(where: { $0 === shown }) {
      return "pop of \(shown.screenName)"
    }
    return "push of \(stack.top?.screenName ?? "nothing")"
  }
}

extension UIApplication {
  /// Starts all scheduled changes, for an interactive transition that has none in flight.
  final func startScheduledStacks() {
    for stack in scheduledStacks { stack.startScheduledChange() }
  }
}
