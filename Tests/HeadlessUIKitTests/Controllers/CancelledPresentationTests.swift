import Foundation
import HeadlessUIKit
import Testing

@Suite("Cancelled presentations")
struct CancelledPresentationTests {
  /// An animator that ends its transition with the outcome of its context.
  private final class Animator: UIViewControllerAnimatedTransitioning {
    /// Whether the presenter's view moves into the container, to be animated there.
    var movesPresenter = false

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if movesPresenter, let view = context.view(forKey: .from) {
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.5, animations: {}) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class RecordingController: UIPresentationController {
    var journal: Journal?

    override func presentationTransitionWillBegin() { journal?.note("presentation will begin") }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      journal?.note("presentation did end \(completed)")
    }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    let journal: Journal
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator = Animator()

    init(_ journal: Journal) { self.journal = journal }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = RecordingController(
        presentedViewController: presented, presenting: presenting)
      controller.journal = journal
      return controller
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test("a presentation of the whole screen that is cancelled lets its presenter appear again")
  func presenter() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = Delegate(phone.journal)
    let modal = phone.modal("B", .fullScreen)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: true)
    delegate.interactor.update(0.5)
    _ = phone.journal.take()
    delegate.interactor.cancel()
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear",
      ])
  }

  @Test("a presenter's view that an animator moved is in the window again after a cancellation")
  func place() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = Delegate(phone.journal)
    delegate.animator.movesPresenter = true
    let modal = phone.modal("B", .fullScreen)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: true)
    #expect(root.view.superview === modal.view.superview)
    delegate.interactor.cancel()
    try phone.finishTransitions()
    #expect(root.view.superview === phone.window)
  }

  @Test(
    "an interactive presentation tells its presentation controller whether it completed",
    arguments: [true, false])
  func outcome(completes: Bool) throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = Delegate(phone.journal)
    let modal = phone.spy("B")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    root.present(modal, animated: true)
    delegate.interactor.update(0.5)
    if completes { delegate.interactor.finish() } else { delegate.interactor.cancel() }
    try phone.finishTransitions()
    let calls = phone.journal.take().filter { $0.hasPrefix("presentation") }
    #expect(calls == ["presentation will begin", "presentation did end \(completes)"])
    #expect((root.presentedViewController === modal) == completes)
  }
}
