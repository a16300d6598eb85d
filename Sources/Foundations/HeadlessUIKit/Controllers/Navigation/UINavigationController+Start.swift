/// Animated changes of a stack start when the work that made them is done, as in UIKit: what an app
/// sets on a screen right after pushing it is there in its `viewDidLoad()`.
extension UINavigationController {
  /// Whether a push or a pop of this stack is on its way, or about to be.
  final var isTransitioning: Bool { running != nil || changes.isStartDue }

  final func startSoon() {
    changes.deferredAnimated = true
    guard !changes.isStartDue else { return }
    changes.isStartDue = true
    let application = UIApplication.shared
    application.dueStacks.append(self)
    application.afterCommit(of: subjectOfStart) { [weak self] in self?.startNow() }
  }

  /// Starts what is due; those who want its coordinator do not wait for the end of their work.
  final func startNow() {
    guard changes.isStartDue else { return }
    changes.isStartDue = false
    UIApplication.shared.dueStacks.removeAll { $0 === self }
    showDeferred()
  }

  /// Puts a push or a new stack off until the transition on its way is over, as UIKit does.
  ///
  /// Returns whether it was put off. The stack does not change until then (*observed*).
  final func waits(
    animated: Bool, for change: @escaping (UINavigationController) -> Void
  ) -> Bool {
    guard isOnScreen else { return false }
    if isTransitioning {
      changes.waiting.append(change)
      return true
    }
    guard animated, let currentTransition else { return false }
    changes.waiting.append(change)
    return currentTransition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.changeNext()
    }
  }

  /// Makes the changes that were put off, until one of them is on its way.
  final func changeNext() {
    while !isTransitioning, !changes.waiting.isEmpty {
      let change = changes.waiting.removeFirst()
      change(self)
    }
  }

  private var subjectOfStart: String {
    if let shown, changes.departing.contains(shown) { return "pop of \(shown.screenName)" }
    return "push of \(stack.top?.screenName ?? "nothing")"
  }
}

extension UIApplication {
  /// Starts all changes of stacks that are due; a finger that drives one has none to drive else.
  final func startDueStacks() {
    for stack in dueStacks { stack.startNow() }
  }
}
