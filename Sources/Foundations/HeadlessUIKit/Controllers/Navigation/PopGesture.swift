internal import HeadlessDevice

/// The gesture that swipes back from the left edge.
final class PopGesture: UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigationController: UINavigationController?

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    recognizer.delegate = self
    recognizer.edges = .left
  }

  /// Decides as UIKit's own delegate does, which an app can replace.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    obstacle == nil
  }

  /// Whether a delegate other than UIKit's own would let the swipe begin on the root.
  private var wouldBeginAtRoot: Bool {
    guard recognizer.isEnabled, recognizer.delegate !== self else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func reportFreeze(_ root: String) {
    Device.current.findings.report(
      .navigation,
      """
      interactivePopGestureRecognizer of \(root)'s stack has \
      \(recognizer.delegate == nil ? "no delegate" : "a delegate that allows it"), so a swipe back \
      begins on the root, where there is nothing to go back to: UIKit's stack freezes with the next \
      push. Give it a delegate whose gestureRecognizerShouldBegin(_:) answers \
      viewControllers.count > 1.
      """)
  }

  /// The reason that UIKit's own delegate refuses the swipe; nil if it allows it.
  private var obstacle: String? {
    guard let controller = navigationController else { return "the stack is gone" }
    if controller.navigationBar.isHidden {
      return "the navigation bar is hidden, and UIKit's own delegate wants it"
    }
    guard controller.navigationBar.hasBackButton else {
      return "the back button is hidden or replaced, and UIKit's own delegate wants it"
    }
    return nil
  }

  /// The reason that the swipe cannot go back now; nil if it can.
  var refusal: Refusal? {
    guard let controller = navigationController else { return nil }
    let top = controller.topViewController?.screenName ?? "an empty stack"
    guard controller.viewControllers.count > 1 else {
      if wouldBeginAtRoot { reportFreeze(controller.topViewController?.screenName ?? "nothing") }
      return Refusal("swipe back: \(top) is the root; there is nothing to go back to.")
    }
    if controller.isTransitioning {
      return Refusal("swipe back: a transition of \(top) is on its way; let it end first.")
    }
    guard recognizer.isEnabled else {
      return Refusal(
        "swipe back: interactivePopGestureRecognizer of \(top)'s stack is disabled. Tap back instead."
      )
    }
    if recognizer.delegate === self {
      return obstacle.map {
        Refusal(
          """
          swipe back: UIKit refuses it on \(top): \($0). Give interactivePopGestureRecognizer a \
          delegate that allows it.
          """)
      }
    }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return Refusal(
        "swipe back: the delegate of \(top)'s interactivePopGestureRecognizer refuses to begin.")
    }
    return nil
  }

  /// Throws a refusal unless the app's own gesture delegate lets the swipe begin beside an animator.
  ///
  /// UIKit's own delegate does not. The pop then runs with the animator, which no finger drives.
  func requireConsent(of stack: UINavigationController, _ end: GestureEnd) throws(Refusal) {
    let name = stack.topViewController?.screenName ?? "an empty stack"
    guard recognizer.delegate !== self else {
      throw Refusal(
        """
        swipe back: the delegate of \(name)'s stack animates the pop itself, and UIKit's \
        own swipe does not begin. Recognise the gesture in the app, and drive the transition with it.
        """)
    }
    guard end == .finished else {
      throw Refusal(
        """
        swipe back cancelled: the delegate of \(name)'s stack animates the pop itself, so the swipe \
        starts a pop that no finger can cancel.
        """)
    }
  }
}

extension PopGesture: SelectorTarget {
  /// Returns the method of UIKit's own delegate that apps make the target of gestures, known to them as
  /// `handleNavigationTransition:`.
  ///
  /// It does nothing: a swipe from the edge pops without its targets, and no driver performs pans.
  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    selector.name == "handleNavigationTransition:" ? { _ in nil } : nil
  }
}
