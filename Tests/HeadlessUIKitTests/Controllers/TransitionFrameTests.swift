import Foundation
import HeadlessUIKit
import Testing

/// An animator that records the frames that a transition has for its two screens.
private final class FrameAnimator: UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  private(set) var initial: [CGRect] = []
  private(set) var final: [CGRect] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let screens = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
      .compactMap { $0 }
    initial = screens.map(context.initialFrame)
    final = screens.map(context.finalFrame)
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.5) {
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

@Suite("Frames of a transition")
struct TransitionFrameTests {
  /// Source: the documentation of `initialFrame(for:)` and `finalFrame(for:)`: zero where unknown.
  @Test("the screen that leaves has only a frame to begin with, the one that comes only a last one")
  func push() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let animator = FrameAnimator()
    navigation.delegate = animator
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.finishTransitions()
    let screen = UIScreen.main.bounds
    #expect(animator.initial == [screen, .zero])
    #expect(animator.final == [.zero, screen])
  }
}
