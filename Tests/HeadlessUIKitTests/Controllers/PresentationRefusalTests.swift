import HeadlessDevice
import HeadlessUIKit
import Testing

private final class RootViewController: UIViewController {}
private final class SheetViewController: UIViewController {}
private final class NextViewController: UIViewController {}

/// Presents from its own life cycle, too early.
private final class EagerViewController: UIViewController {
  override func viewDidLoad() { present(NextViewController(), animated: true) }
  override func viewWillAppear(_ animated: Bool) { present(NextViewController(), animated: true) }
}

@Suite("what a presentation refuses")
struct PresentationRefusalTests {
  /// What UIKit says first, and what to do last.
  private func refused(_ words: String, _ remedy: String, raises: Bool = false) -> String {
    """
    \(words). \(raises ? "UIKit raises an exception; here " : "")present(_:animated:completion:) \
    does nothing, and its completion never runs. \(remedy).
    """
  }

  @Test("a second one beside the first")
  func already() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    try phone.show(root)
    root.present(SheetViewController(), animated: false)
    var ran = false
    root.present(NextViewController(), animated: false) { ran = true }
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on RootViewController which is already presenting \
          SheetViewController
          """, "Present on SheetViewController, or dismiss it first")
      ])
    #expect(!ran)
  }

  @Test("one from a child names the container that presents and the child that asked")
  func fromChild() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    let navigation = UINavigationController(rootViewController: root)
    try phone.show(navigation)
    root.present(SheetViewController(), animated: false)
    root.present(NextViewController(), animated: false)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on UINavigationController (from \
          RootViewController) which is already presenting SheetViewController
          """, "Present on SheetViewController, or dismiss it first")
      ])
  }

  @Test("one while the last is on its way out")
  func duringDismissal() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    try phone.show(root)
    root.present(SheetViewController(), animated: false)
    root.dismiss(animated: true)
    root.present(NextViewController(), animated: true)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on RootViewController which is already presenting \
          SheetViewController
          """,
          """
          SheetViewController is still on its way out: present in the completion of its dismissal
          """)
      ])
  }

  @Test("one on a controller that is in no window")
  func noWindow() throws {
    let phone = SpyPhone()
    RootViewController().present(NextViewController(), animated: true)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on RootViewController whose view is not in the \
          window hierarchy
          """, "Present once it is: from viewDidAppear(_:), or on the controller that is on screen")
      ])
  }

  @Test("one from viewDidLoad or viewWillAppear of the window's root")
  func tooEarly() throws {
    let phone = SpyPhone()
    let root = EagerViewController()
    try phone.show(root)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on EagerViewController whose view is not in the \
          window hierarchy
          """, "Present once it is: from viewDidAppear(_:), or on the controller that is on screen")
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test("one on what is still being presented")
  func duringPresentation() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    let sheet = SheetViewController()
    try phone.show(root)
    root.present(sheet, animated: true)
    sheet.present(NextViewController(), animated: true)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on SheetViewController while a presentation is in \
          progress
          """, "Present in its completion, or from viewDidAppear(_:)")
      ])
  }

  @Test("one on what is being dismissed")
  func onLeaving() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    let sheet = SheetViewController()
    try phone.show(root)
    root.present(sheet, animated: false)
    root.dismiss(animated: true)
    sheet.present(NextViewController(), animated: true)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present NextViewController on SheetViewController while a dismissal is in \
          progress
          """, "Present on RootViewController in the completion of the dismissal")
      ])
  }

  @Test("one of a child")
  func child() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    try phone.show(root)
    let child = NextViewController()
    let container = UINavigationController(rootViewController: child)
    root.present(child, animated: true)
    #expect(
      phone.findings == [
        refused(
          """
          Application tried to present modally a view controller NextViewController on \
          RootViewController that has a parent view controller UINavigationController
          """, "Present UINavigationController, or remove the child from it first", raises: true)
      ])
    #expect(container.viewControllers == [child])
  }

  @Test("one that is presented already")
  func twice() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    let next = NextViewController()
    try phone.show(root)
    root.present(next, animated: false)
    let sheet = SheetViewController()
    next.present(sheet, animated: false)
    sheet.present(next, animated: false)
    #expect(
      phone.findings == [
        refused(
          """
          Application tried to present modally a view controller NextViewController on \
          SheetViewController that is already being presented by RootViewController
          """, "Dismiss it first, or make another one", raises: true)
      ])
  }

  @Test("itself")
  func itself() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    try phone.show(root)
    root.present(root, animated: false)
    #expect(
      phone.findings == [
        refused(
          """
          Application tried to present modal view controller on itself. Presenting controller is \
          RootViewController
          """, "Present another controller", raises: true)
      ])
  }

  @Test("a dismissal while a transition is on its way", arguments: ["presentation", "dismissal"])
  func dismissTwice(_ what: String) throws {
    let phone = SpyPhone()
    let root = RootViewController()
    let sheet = SheetViewController()
    try phone.show(root)
    root.present(sheet, animated: what == "presentation")
    if what == "dismissal" { root.dismiss(animated: true) }
    sheet.dismiss(animated: true)
    #expect(
      phone.findings == [
        """
        Attempt to dismiss from view controller SheetViewController while a presentation or \
        dismiss is in progress: the \(what) of SheetViewController by RootViewController. \
        dismiss(animated:completion:) does nothing, and its completion never runs. Dismiss in the \
        completion of what is in progress.
        """
      ])
  }

  @Test("a finding knows the step it was made in")
  func step() throws {
    let phone = SpyPhone()
    phone.device.findings.step = 7
    RootViewController().present(NextViewController(), animated: true)
    #expect(phone.device.findings.all.map(\.step) == [7])
    #expect(phone.device.findings.all.map(\.kind) == [.presentation])
  }
}
