import HeadlessUIKit
import Testing

/// A delegate whose gesture drives the switch of tabs.
private final class SwipingDelegate: UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@Suite("Switches of tabs that a gesture drives")
struct InteractiveTabTests {
  private let delegate = SwipingDelegate()

  /// Begins a switch from A to B and moves the finger halfway.
  private func begin(on phone: SpyPhone) throws -> UITabBarController {
    let tabs = try phone.tabs("A", "B")
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    delegate.interactor.update(0.5)
    #expect(
      phone.journal.take() == ["B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing"])
    return tabs
  }

  @Test("a finished gesture selects the new tab")
  func finished() throws {
    let phone = SpyPhone()
    let tabs = try begin(on: phone)
    delegate.interactor.finish()
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["A.didDisappear", "B.didAppear"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.viewControllers?.map { $0.viewIfLoaded?.window != nil } == [false, true])
  }

  @Test("a cancelled gesture keeps the former tab, which appears again")
  func cancelled() throws {
    let phone = SpyPhone()
    let tabs = try begin(on: phone)
    delegate.interactor.cancel()
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.willDisappear", "A.willAppear", "B.didDisappear", "A.isAppearing", "A.didAppear",
      ])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?.map { $0.viewIfLoaded?.window != nil } == [true, false])
    #expect(phone.findings == [])
  }
}
