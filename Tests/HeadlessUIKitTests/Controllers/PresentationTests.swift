import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

extension SpyPhone {
  /// Shows a spy as root.
  func root(_ name: String = "A") throws -> SpyViewController {
    let root = spy(name)
    try show(root)
    return root
  }

  /// Creates a spy with a presentation style.
  func modal(_ name: String, _ style: UIModalPresentationStyle) -> SpyViewController {
    let modal = spy(name)
    modal.modalPresentationStyle = style
    return modal
  }

  /// Presents a spy without animation and clears the journal.
  func present(
    _ name: String, _ style: UIModalPresentationStyle = .automatic, on presenter: UIViewController
  ) -> SpyViewController {
    let modal = modal(name, style)
    presenter.present(modal, animated: false)
    _ = journal.take()
    return modal
  }
}

@Suite("Presentation")
struct PresentationTests {
  @Test("full screen removes the presenter's view after the animation")
  func fullScreen() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let modal = phone.modal("B", .fullScreen)
    root.present(modal, animated: true) { phone.journal.note("completion") }
    #expect(
      phone.journal.take() == ["B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing"])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["B.didAppear", "A.didDisappear", "completion"])
    #expect(phone.device.clock.now == .init(nanoseconds: 500_000_000))
    #expect(root.view.window == nil)
    modal.dismiss(animated: true) { phone.journal.note("completion") }
    #expect(phone.journal.take() == ["B.willDisappear", "A.willAppear", "A.isAppearing"])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["A.didAppear", "B.didDisappear", "completion"])
    #expect(root.view.window === phone.window)
    #expect(phone.findings == [])
  }

  @Test("a full-screen presentation removes the presenter's container, whose view stays in it")
  func presentedContainer() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.modal("B", .pageSheet)
    root.present(sheet, animated: true)
    try phone.finishTransitions()
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.superview === phone.window)
    sheet.present(phone.modal("C", .fullScreen), animated: true)
    try phone.finishTransitions()
    #expect(container.superview == nil && sheet.view.isDescendant(of: container))
    sheet.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(container.superview === phone.window && sheet.view.isDescendant(of: container))
  }

  @Test(
    "only full-screen and current-context styles remove the presenter's view",
    arguments: [
      (UIModalPresentationStyle.automatic, false), (.pageSheet, false), (.formSheet, false),
      (.overFullScreen, false), (.overCurrentContext, false), (.popover, false), (.custom, false),
      (.fullScreen, true), (.currentContext, true),
    ])
  func styles(_ style: UIModalPresentationStyle, _ hides: Bool) throws {
    let phone = SpyPhone()
    let root = try phone.root()
    root.present(phone.modal("B", style), animated: true)
    try phone.finishTransitions()
    root.dismiss(animated: true)
    try phone.finishTransitions()
    let plain = [
      "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear",
      "B.didDisappear",
    ]
    let covering = [
      "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
      "A.didDisappear", "B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear",
      "B.didDisappear",
    ]
    #expect(phone.journal.take() == (hides ? covering : plain))
  }

  @Test("isBeingPresented and isBeingDismissed are true during the transitions only")
  func reasons() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let modal = phone.explaining("B")
    root.present(modal, animated: true)
    try phone.finishTransitions()
    #expect(!modal.isBeingPresented)
    root.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear presented", "B.isAppearing presented", "B.didAppear presented",
        "B.willDisappear dismissed", "B.didDisappear dismissed",
      ])
  }

  @Test("without animation, presentation and dismissal are complete when the call returns")
  func notAnimated() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    root.present(phone.spy("B"), animated: false) { phone.journal.note("presented") }
    root.dismiss(animated: false) { phone.journal.note("dismissed") }
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "presented",
        "B.willDisappear", "B.didDisappear", "dismissed",
      ])
    #expect(phone.application.transitionsInFlight == 0)
  }

  @Test("presented from a child, the outermost container presents, and both know it")
  func fromChild() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let child = navigation.viewControllers[0]
    let modal = UINavigationController(rootViewController: phone.spy("B"))
    child.present(modal, animated: false)
    #expect(navigation.presentedViewController === modal)
    #expect(child.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
    #expect(modal.viewControllers[0].presentingViewController === navigation)
    modal.viewControllers[0].dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test("over the current context, the nearest defining container presents")
  func context() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    try phone.show(tabs)
    navigation.definesPresentationContext = true
    let modal = phone.modal("B", .currentContext)
    navigation.viewControllers[0].present(modal, animated: false)
    #expect(modal.presentingViewController === navigation)
    #expect(
      phone.journal.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
        "A.didDisappear",
      ])
    #expect(tabs.presentedViewController == nil)
    #expect(phone.application.topViewController === modal)
  }

  @Test("dismissing a lower presentation dismisses those above; only the visible ones disappear")
  func chain() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.present("B", on: root)
    let cover = phone.present("C", .fullScreen, on: sheet)
    let top = phone.present("D", on: cover)
    root.dismiss(animated: true) { phone.journal.note("completion") }
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "D.willDisappear", "C.willDisappear", "D.didDisappear", "C.didDisappear", "completion",
      ])
    #expect(phone.device.clock.now == .init(nanoseconds: 500_000_000))
    #expect([sheet, cover, top].map(\.presentingViewController) == [nil, nil, nil])
    #expect(phone.application.topViewController === root)
  }

  @Test("dismiss on a presenting middle controller dismisses only what it presents")
  func middle() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.present("B", on: root)
    _ = phone.present("C", on: sheet)
    sheet.dismiss(animated: false)
    #expect(phone.journal.take() == ["C.willDisappear", "C.didDisappear"])
    sheet.dismiss(animated: false)
    #expect(phone.journal.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test("dismiss with nothing presented only runs the completion")
  func nothing() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    root.dismiss(animated: true) { phone.journal.note("completion") }
    #expect(phone.journal.take() == ["completion"])
    #expect(phone.findings == [])
  }

  @Test("a presentation from the completion, or from viewDidDisappear, succeeds")
  func next() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    _ = phone.present("B", on: root)
    root.dismiss(animated: true) { root.present(phone.spy("C"), animated: true) }
    try phone.finishTransitions()
    #expect(root.presentedViewController?.title == "C")
    #expect(phone.findings == [])
  }

  @Test("replacing the window's root ends and releases all presentations")
  func rootReplaced() throws {
    let phone = SpyPhone()
    weak var former: UIViewController?
    weak var sheet: UIViewController?
    do {
      let root = try phone.root()
      former = root
      sheet = phone.present("B", .fullScreen, on: root)
    }
    phone.window.rootViewController = phone.spy("C")
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "B.willDisappear", "B.didDisappear", "C.didLoad", "C.willAppear", "C.isAppearing",
        "C.didAppear",
      ])
    #expect(former == nil)
    #expect(sheet == nil)
  }

  @Test("a popover adapts to a sheet in compact width, unless its delegate declines")
  func popover() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    _ = phone.present("B", .popover, on: root)
    #expect(phone.application.presentationStack?.layers.map(\.kind) == [.root, .sheet])
    root.dismiss(animated: false)
    let delegate = Adapting(.none)
    let modal = phone.modal("C", .popover)
    modal.popoverPresentationController?.delegate = delegate
    root.present(modal, animated: false)
    #expect(phone.application.presentationStack?.layers.map(\.kind) == [.root, .popover])
    root.dismiss(animated: false)
    phone.application.setHorizontalSizeClass(.regular)
    _ = phone.present("D", .popover, on: root)
    #expect(phone.application.presentationStack?.layers.map(\.kind) == [.root, .popover])
  }
}

/// A delegate that adapts to one style.
private final class Adapting: UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }
}
