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
