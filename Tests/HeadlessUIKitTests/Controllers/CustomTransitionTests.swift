import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// An animator of 0.8 seconds that records its calls.
private final class FadeAnimator: UIViewControllerAnimatedTransitioning {
  private let journal: Journal
  var ends = true

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)?.title ?? "nothing"
    let to = context.viewController(forKey: .to)?.title ?? "nothing"
    let views = [context.view(forKey: .from), context.view(forKey: .to)].map { $0 != nil }
    journal.note("animate \(from) to \(to) \(views)")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
    } completion: { [ends] _ in
      if ends { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("ended \(transitionCompleted)")
  }
}

/// A delegate that provides one animator and one interaction controller for everything.
private final class TransitionDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let animator: FadeAnimator
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ journal: Journal) { animator = FadeAnimator(journal) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A presentation controller that records its calls.
private final class CardController: UIPresentationController {
  var journal: Journal?

  override func presentationTransitionWillBegin() { journal?.note("card will come") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal?.note("card came \(completed)")
  }
  override func dismissalTransitionWillBegin() { journal?.note("card will go") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal?.note("card went \(completed)")
  }
}

private final class CardDelegate: UIViewControllerTransitioningDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = CardController(presentedViewController: presented, presenting: presenting)
    card.journal = journal
    return card
  }
}

@Suite("Custom transitions")
struct CustomTransitionTests {
  @Test("a push takes the animator's duration and ends when the animator completes it")
  func push() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let delegate = TransitionDelegate(phone.journal)
    navigation.delegate = delegate
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.8)
    try phone.device.clock.advance(by: .milliseconds(799))
    #expect(phone.application.transitionsInFlight == 1)
    try phone.device.clock.advance(by: .milliseconds(1))
    #expect(phone.application.transitionsInFlight == 0)
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "animate A to B [true, true]", "ended true", "A.didDisappear", "B.didAppear",
        "B.didMove(parent)",
      ])
  }

  @Test("presentation and dismissal use the transitioning delegate's animator only when animated")
  func presentation() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = TransitionDelegate(phone.journal)
    let modal = phone.modal("B", .custom)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: true)
    try phone.finishTransitions()
    root.dismiss(animated: false)
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "B.isAppearing", "animate A to B [false, true]", "ended true",
        "B.didAppear", "B.willDisappear", "B.didDisappear",
      ])
    #expect(phone.device.clock.now == .init(nanoseconds: 800_000_000))
  }

  @Test("a presentation controller that the app keeps has no container after the dismissal")
  func keptController() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = TransitionDelegate(phone.journal)
    let modal = phone.modal("B", .custom)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: false)
    let card = try #require(modal.presentationController)
    #expect(card.containerView != nil)
    root.dismiss(animated: false)
    #expect(card.containerView == nil)
  }

  @Test("a tab switch with an animator takes its duration")
  func tab() throws {
    let phone = SpyPhone()
    let tabs = try phone.tabs("A", "B")
    let delegate = TransitionDelegate(phone.journal)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing",
        "animate A to B [true, true]", "ended true", "A.didDisappear", "B.didAppear",
      ])
  }

  @Test("a custom presentation controller is called for presentation and dismissal")
  func presentationController() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = CardDelegate(phone.journal)
    let modal = phone.modal("B", .custom)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: true)
    try phone.finishTransitions()
    root.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.didLoad", "card will come", "B.willAppear", "B.isAppearing", "B.didAppear",
        "card came true", "card will go", "B.willDisappear", "B.didDisappear", "card went true",
      ])
  }

  @Test("a transition the animator never completes is a finding after its duration and a second")
  func forgotten() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let delegate = TransitionDelegate(phone.journal)
    delegate.animator.ends = false
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: true)
    try phone.finishTransitions()
    #expect(phone.application.transitionsInFlight == 0)
    #expect(phone.application.stuckTransition == "push of UIViewController")
    #expect(phone.device.clock.now == .init(nanoseconds: 1_800_000_000))
    #expect(
      phone.findings == [
        """
        FadeAnimator has not ended the push of UIViewController a second after its duration; UIKit \
        lets nobody touch the app until it does. Call completeTransition(_:) of the context when \
        the animation is over.
        """
      ])
  }
}

/// An animator that takes the view of the screen out of the hierarchy before it ends.
private final class RemovingAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.removeFromSuperview()
    UIView.animate(withDuration: 0.8) {
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

@Suite("Views that an animator has removed")
struct RemovedViewTests {
  @Test("a screen whose view the animator removed shows it once the push has ended")
  func push() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let delegate = RemovingAnimator()
    navigation.delegate = delegate
    let next = phone.spy("B")
    navigation.pushViewController(next, animated: true)
    try phone.device.clock.advance(by: .milliseconds(799))
    #expect(next.view.superview == nil)
    try phone.finishTransitions()
    #expect(next.view.superview === navigation.view)
  }

  @Test("it does not show where the stack has left the window meanwhile")
  func hidden() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let delegate = RemovingAnimator()
    navigation.delegate = delegate
    let next = phone.spy("B")
    navigation.pushViewController(next, animated: true)
    try phone.device.clock.advance(by: .milliseconds(799))
    try phone.show(UIViewController())
    try phone.finishTransitions()
    #expect(next.view.superview == nil)
  }
}

@Suite("Interactive transitions")
struct InteractiveTransitionTests {
  private func began(on phone: SpyPhone) throws -> (UINavigationController, TransitionDelegate) {
    let navigation = try phone.stack("A", "B")
    let delegate = TransitionDelegate(phone.journal)
    delegate.interactor = UIPercentDrivenInteractiveTransition()
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    return (navigation, delegate)
  }

  @Test("an interactive pop waits for the gesture and finishes in the remaining time")
  func finish() throws {
    let phone = SpyPhone()
    let (navigation, delegate) = try began(on: phone)
    delegate.interactor?.update(0.25)
    try phone.device.clock.advance(by: .seconds(5))
    #expect(phone.application.transitionsInFlight == 1)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.25)
    _ = phone.journal.take()
    delegate.interactor?.finish()
    try phone.device.clock.advance(by: .milliseconds(599))
    #expect(phone.journal.take() == [])
    try phone.device.clock.advance(by: .milliseconds(1))
    #expect(
      phone.journal.take() == ["ended true", "B.didDisappear", "A.didAppear", "B.didMove(nil)"])
  }

  /// Source: UIKit starts a transition at the end of the turn, and at the latest where its progress is told.
  @Test(
    "an interactive pop that ends in the turn that began it is started first",
    arguments: [
      (true, ["ended true", "B.didDisappear", "A.didAppear", "B.didMove(nil)"], ["A"]),
      (
        false,
        [
          "ended false", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
          "B.didAppear", "B.didMove(parent)",
        ], ["A", "B"]
      ),
    ])
  func atOnce(finishes: Bool, end: [String], names: [String]) throws {
    let phone = SpyPhone()
    let (navigation, delegate) = try began(on: phone)
    if finishes { delegate.interactor?.finish() } else { delegate.interactor?.cancel() }
    try phone.finishTransitions()
    let begin = [
      "B.willMove(nil)", "A.didLoad", "B.willDisappear", "A.willAppear", "A.isAppearing",
      "animate B to A [true, true]",
    ]
    #expect(phone.journal.take() == begin + end)
    #expect(navigation.names == names)
    #expect(phone.findings == [])
  }

  @Test("a cancelled interactive pop restores everything in the time it took")
  func cancel() throws {
    let phone = SpyPhone()
    let (navigation, delegate) = try began(on: phone)
    delegate.interactor?.update(0.25)
    _ = phone.journal.take()
    delegate.interactor?.cancel()
    try phone.device.clock.advance(by: .milliseconds(200))
    #expect(
      phone.journal.take() == [
        "ended false", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
        "B.didAppear", "B.didMove(parent)",
      ])
    #expect(navigation.names == ["A", "B"])
  }

  @Test("a cancelled interactive dismissal leaves the presentation")
  func dismissal() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = TransitionDelegate(phone.journal)
    let modal = phone.modal("B", .fullScreen)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: false)
    delegate.interactor = UIPercentDrivenInteractiveTransition()
    _ = phone.journal.take()
    root.dismiss(animated: true) { phone.journal.note("completion") }
    delegate.interactor?.update(0.5)
    delegate.interactor?.cancel()
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "animate B to A [true, true]",
        "ended false", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
    #expect(root.presentedViewController === modal)
  }

  @Test(
    "an interactive pop without updates is a finding after 10 seconds, and can still be finished")
  func held() throws {
    let phone = SpyPhone()
    let (navigation, delegate) = try began(on: phone)
    try phone.device.clock.advance(by: .seconds(9))
    delegate.interactor?.update(0.1)
    try phone.finishTransitions()
    #expect(phone.device.clock.now == .init(nanoseconds: 20_000_000_000))
    #expect(phone.application.stuckTransition == "pop of Spy")
    #expect(
      phone.findings == [
        """
        UIPercentDrivenInteractiveTransition has held the pop of Spy for 10 seconds \
        without moving, finishing or cancelling it; UIKit lets nobody touch the app until it does. \
        Return an interaction controller only while a gesture is on its way, and let the gesture's \
        end finish or cancel it.
        """
      ])
    delegate.interactor?.finish()
    try phone.device.clock.advance(by: .seconds(1))
    #expect(phone.application.stuckTransition == nil)
    #expect(phone.application.transitionsInFlight == 0)
    #expect(navigation.visibleViewController?.title == "A")
  }

  @Test("a swipe back throws if the delegate provides an animator")
  func ownSwipe() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let delegate = TransitionDelegate(phone.journal)
    navigation.delegate = delegate
    #expect(
      throws: Refusal(
        """
        swipe back: the delegate of Spy's stack animates the pop itself, and UIKit's \
        own swipe does not begin. Recognise the gesture in the app, and drive the transition with \
        it.
        """)
    ) { try phone.application.swipeBack() }
    #expect(navigation.names == ["A", "B"])
  }
}
