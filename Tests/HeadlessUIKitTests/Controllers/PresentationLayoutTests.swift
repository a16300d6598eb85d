import HeadlessDevice
import HeadlessUIKit
import Testing

/// A presentation controller that records when its container is laid out.
private final class LayoutController: UIPresentationController {
  var journal: Journal?

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    journal?.note("will lay out \(presentedViewController.view.superview === containerView)")
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    journal?.note("did lay out")
  }
}

private final class LayoutDelegate: UIViewControllerTransitioningDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = LayoutController(presentedViewController: presented, presenting: presenting)
    controller.journal = journal
    return controller
  }
}

@Suite("Layout of a custom presentation")
struct PresentationLayoutTests {
  @Test("a presentation controller's container is laid out once, with the presented view in it")
  func layout() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = LayoutDelegate(phone.journal)
    let modal = phone.modal("B", .custom)
    modal.transitioningDelegate = delegate
    root.present(modal, animated: false)
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "will lay out true", "did lay out", "B.isAppearing",
        "B.didAppear",
      ])
  }
}
