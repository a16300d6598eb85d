/// Animated changes of a stack start after the current work, as in UIKit: properties that an app
/// sets right after a push are set when `viewDidLoad()` runs.
extension UINavigationController {
  /// Whether a transition of this stack is in flight or scheduled.
  final var isTransitioning: Bool { running != nil || changes.isStartScheduled }

  final func scheduleStart() {
    changes.deferredAnimated = true
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

  /// Defers a push or a new stack until the transition in flight has ended, as UIKit does.
  ///
  /// Returns whether the change was deferred. The stack does not change until then (*observed*).
  final func defersChange(
    animated: Bool, _ change: @escaping (UINavigationController) -> Void
  ) -> Bool {
    guard isOnScreen else { return false }
    if isTransitioning {
      changes.deferred.append(change)
      return true
    }
    guard animated, let currentTransition else { return false }
    changes.deferred.append(change)
    return currentTransition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.runDeferredChanges()
    }
  }

  /// Runs deferred changes, until one of them starts a transition.
  final func runDeferredChanges() {
    while !isTransitioning, !changes.deferred.isEmpty {
      let change = changes.deferred.removeFirst()
      change(self)
    }
  }

  private var subjectOfStart: String {
    if let shown, changes.removed.contains(shown) { return "pop of \(shown.screenName)" }
    return "push of \(stack.top?.screenName ?? "nothing")"
  }
}

extension UIApplication {
  /// Starts all scheduled changes, for an interactive transition that has none in flight.
  final func startScheduledStacks() {
    for stack in scheduledStacks { stack.startScheduledChange() }
  }
}
