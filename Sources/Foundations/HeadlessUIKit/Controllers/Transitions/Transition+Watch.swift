internal import HeadlessDevice
internal import VirtualTime

/// A transition that nobody ends leaves a phone's app deaf for ever: these say who forgot it.
extension Transition {
  /// How long a finger may hold a transition without moving it.
  static let patienceWithFingers = Duration.seconds(10)

  /// Waits a second longer for an animator than it says it takes.
  func watch(_ animator: any UIViewControllerAnimatedTransitioning) {
    watch(for: .seconds(animator.transitionDuration(using: self) + 1)) { transition in
      """
      \(type(of: animator)) has not ended the \(transition.subject) a second after its duration; \
      UIKit lets nobody touch the app until it does. Call completeTransition(_:) of the context \
      when the animation is over.
      """
    }
  }

  /// Waits for a finger to move the transition, to finish or to cancel it.
  func watch(_ interactor: any UIViewControllerInteractiveTransitioning) {
    let start = percentComplete
    watch(for: Self.patienceWithFingers) { [weak self] transition in
      if let self, percentComplete != start {
        watch(interactor)
        return nil
      }
      return """
        \(type(of: interactor)) has held the \(transition.subject) for 10 seconds without moving, \
        finishing or cancelling it; UIKit lets nobody touch the app until it does. Return an \
        interaction controller only while a gesture is on its way, and let the gesture's end finish \
        or cancel it.
        """
    }
  }

  private func watch(for patience: Duration, _ finding: @escaping (Transition) -> String?) {
    token?.cancel()
    token = UIApplication.shared.clock.schedule(
      after: patience, for: .init(.transition, subject)
    ) { [weak self] in
      guard let self, phase == .running, let text = finding(self) else { return }
      Device.current.findings.report(.transition, text)
      UIApplication.shared.leaveStuck(self)
    }
  }
}
