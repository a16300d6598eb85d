import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate that records its calls.
private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
  private let journal: Journal
  var lets = true

  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    journal.note("should")
    return lets
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    journal.note("attempted")
  }
}

@Suite("Dismissing a sheet by a swipe")
struct SheetTests {
  private func sheet(on phone: SpyPhone) throws -> (SpyViewController, SheetDelegate) {
    let root = try phone.root()
    let sheet = phone.spy("B")
    let delegate = SheetDelegate(phone.journal)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    _ = phone.journal.take()
    return (sheet, delegate)
  }

  @Test("the delegate's methods surround the appearance methods of the screens")
  func pull() throws {
    let phone = SpyPhone()
    let (sheet, delegate) = try sheet(on: phone)
    try phone.application.swipeDown()
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == ["should", "will", "B.willDisappear", "B.didDisappear", "did"])
    #expect(sheet.presentingViewController == nil)
    #expect(delegate.lets)
  }

  @Test("a sheet on its way out cannot be pulled down as well")
  func dismissed() throws {
    let phone = SpyPhone()
    let (sheet, _) = try sheet(on: phone)
    sheet.dismiss(animated: true)
    #expect(
      throws: Refusal("swipe down: a transition of Spy is on its way; let it end first.")
    ) { try phone.application.swipeDown() }
    try phone.finishTransitions()
    #expect(sheet.presentingViewController == nil)
  }

  @Test("a cancelled swipe makes the sheet appear again, without didDismiss")
  func cancelled() throws {
    let phone = SpyPhone()
    let (sheet, delegate) = try sheet(on: phone)
    try phone.application.swipeDown(.cancelled)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "should", "will", "B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
    #expect(sheet.presentingViewController != nil)
    #expect(!sheet.isBeingDismissed)
    #expect(delegate.lets)
  }

  enum Refuser: CaseIterable { case delegate, modal, modalChild }

  @Test(
    "a swipe throws if the delegate or isModalInPresentation refuses", arguments: Refuser.allCases)
  func refusedByDelegate(_ hold: Refuser) throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let screen = phone.spy("B")
    let sheet = UINavigationController(rootViewController: screen)
    let delegate = SheetDelegate(phone.journal)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    _ = phone.journal.take()
    delegate.lets = hold != .delegate
    sheet.isModalInPresentation = hold == .modal
    screen.isModalInPresentation = hold == .modalChild
    try phone.application.swipeDown()
    #expect(phone.journal.take() == (hold == .delegate ? ["should", "attempted"] : ["attempted"]))
    #expect(root.presentedViewController === sheet)
  }

  @Test("a dismissal by the app does not call the delegate")
  func programmatic() throws {
    let phone = SpyPhone()
    let (sheet, delegate) = try sheet(on: phone)
    sheet.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["B.willDisappear", "B.didDisappear"])
    #expect(delegate.lets)
  }

  @Test("a child of the sheet has its presentation controller")
  func child() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let screen = phone.spy("B")
    let sheet = UINavigationController(rootViewController: screen)
    root.present(sheet, animated: false)
    #expect(screen.presentationController === sheet.presentationController)
    #expect(screen.sheetPresentationController?.presentedViewController === sheet)
    #expect(screen.sheetPresentationController?.presentingViewController === root)
  }

  @Test("a swipe down without a sheet in front throws")
  func noSheet() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    #expect(
      throws: Refusal(
        """
        swipe down: Spy is not presented; there is no sheet to pull away.
        """)
    ) { try phone.application.swipeDown() }
    let cover = phone.present("B", .fullScreen, on: root)
    #expect(
      throws: Refusal(
        """
        swipe down: Spy covers the screen; only a sheet can be pulled away. Dismiss \
        it.
        """)
    ) { try phone.application.swipeDown() }
    cover.present(
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    #expect(
      throws: Refusal(
        "swipe down: the alert \"Sure?\" cannot be pulled away. Tap one of its buttons.")
    ) { try phone.application.swipeDown() }
  }

  enum Around: CaseIterable { case medium, popover, regular, none }

  @Test(
    "a tap outside a sheet or popover dismisses it, if the presenter is visible around it",
    arguments: Around.allCases)
  func outside(_ around: Around) throws {
    let phone = SpyPhone()
    if around != .medium, around != .none { phone.application.setHorizontalSizeClass(.regular) }
    let root = try phone.root()
    let modal = phone.modal("B", around == .popover ? .popover : .formSheet)
    let delegate = SheetDelegate(phone.journal)
    modal.presentationController?.delegate = delegate
    modal.popoverPresentationController?.sourceView = root.view
    if around == .medium { modal.sheetPresentationController?.detents = [.medium(), .large()] }
    root.present(modal, animated: false)
    _ = phone.journal.take()
    guard around != .none else {
      #expect(
        throws: Refusal(
          """
          tap outside: the sheet of Spy is as high as the screen, so nothing is left \
          beside it. Swipe it down.
          """)
      ) { try phone.application.tapOutside() }
      return
    }
    try phone.application.tapOutside()
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == ["should", "will", "B.willDisappear", "B.didDisappear", "did"])
    #expect(phone.findings == [])
  }

  @Test("a swipe down on a popover throws")
  func popoverStays() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let root = try phone.root()
    let modal = phone.modal("B", .popover)
    modal.popoverPresentationController?.sourceItem = root.view
    root.present(modal, animated: false)
    #expect(
      throws: Refusal("swipe down: Spy is a popover; a tap outside ends it.")
    ) { try phone.application.swipeDown() }
  }

  @Test(
    "the delegate is told the adapted style before the presentation",
    arguments: [
      (UIModalPresentationStyle.popover, UIModalPresentationStyle.pageSheet),
      (.pageSheet, .none), (.automatic, .none), (.fullScreen, .none),
    ])
  func announced(_ asked: UIModalPresentationStyle, _ adapted: UIModalPresentationStyle) throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = AnnouncedDelegate(phone.journal)
    let modal = phone.modal("B", asked)
    modal.presentationController?.delegate = delegate
    root.present(modal, animated: true)
    #expect(phone.journal.take().prefix(2) == ["B.didLoad", "will be \(adapted)"])
  }

  @Test("in compact width, a popover's delegate may wrap its content in a container")
  func adapted() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let delegate = WrappingDelegate(phone.journal)
    let modal = phone.modal("B", .popover)
    modal.popoverPresentationController?.delegate = delegate
    root.present(modal, animated: false)
    #expect((root.presentedViewController as? UINavigationController)?.topViewController === modal)
    #expect(phone.application.presentationStack?.layers.map(\.kind) == [.root, .fullScreen])
    #expect(phone.journal.take().contains("wrap fullScreen"))
  }
}

/// A delegate that records the adapted style.
private final class AnnouncedDelegate: UIAdaptivePresentationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    if transitionCoordinator != nil { journal.note("will be \(style)") }
  }
}

/// A delegate that presents full screen, inside a navigation controller.
private final class WrappingDelegate: UIPopoverPresentationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .fullScreen }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    journal.note("wrap \(style)")
    return UINavigationController(rootViewController: controller.presentedViewController)
  }
}
