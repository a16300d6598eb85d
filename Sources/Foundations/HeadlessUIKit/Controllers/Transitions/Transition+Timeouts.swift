internal import HeadlessDevice
internal import VirtualTime

/// Timeouts that report an animator or a gesture that never ends its transition.
extension Transition {
  /// The time that an interactive transition may go without an update.
  static let interactionTimeout = Duration.seconds(10)

  /// Reports the animator if it has not ended the transition a second after its duration.
  func startTimeout(of animator: any UIViewControllerAnimatedTransitioning) {
    startTimeout(after: .init(appSeconds: animator.transitionDuration(using: self) + 1)) {
      transition in
      """
      \(type(of: animator)) has not ended the \(transition.subject) a second after its duration; \
      UIKit lets nobody touch the app until it does. Call completeTransition(_:) of the context \
      when the animation is over.
      """
    }
  }

  /// Reports the interaction controller if a gesture neither moves, finishes nor cancels the transition.
  func startTimeout(of interactor: any UIViewControllerInteractiveTransitioning) {
    let start = percentComplete
    startTimeout(after: Self.interactionTimeout) { [weak self] transition in
      if let self, percentComplete != start {
        startTimeout(of: interactor)
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

  private func startTimeout(after timeout: Duration, _ finding: @escaping (Transition) -> String?) {
    token?.cancel()
    token = UIApplication.shared.clock.schedule(
      after: timeout, for: .init(.transition, subject)
    ) { [weak self] in
      guard let self, phase == .running, let text = finding(self) else { return }
      Device.current.findings.report(.transition, text)
      UIApplication.shared.markStuck(self)
    }
  }
}
