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
  private func refused(_ presenter: String, _ reason: String, of: String = "NextViewController")
    -> String
  {
    """
    Attempt to present \(of) on \(presenter) with present(_:animated:completion:): \(reason). \
    Nothing was presented, and the completion never runs.
    """
  }

  private func inTheWay(_ presenter: String, _ present: String) -> String {
    refused(
      presenter,
      """
      \(presenter) is already presenting \(present), which is in the way. Present on it, or \
      dismiss it first
      """)
  }

  @Test("a second one beside the first")
  func already() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    try phone.show(root)
    root.present(SheetViewController(), animated: false)
    var ran = false
    root.present(NextViewController(), animated: false) { ran = true }
    #expect(phone.findings == [inTheWay("RootViewController", "SheetViewController")])
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
        """
        Attempt to present NextViewController on UINavigationController (from RootViewController) \
        with present(_:animated:completion:): UINavigationController is already presenting \
        SheetViewController, which is in the way. Present on it, or dismiss it first. Nothing was \
        presented, and the completion never runs.
        """
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
          "RootViewController",
          """
          RootViewController is already presenting SheetViewController, which is still on its way \
          out. Present in the completion of its dismissal
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
          "RootViewController",
          """
          the view of RootViewController is not in the window hierarchy. Present once it is: from \
          viewDidAppear(_:), or on the controller that is on screen
          """)
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
          "EagerViewController",
          """
          the view of EagerViewController is not in the window hierarchy. Present once it is: from \
          viewDidAppear(_:), or on the controller that is on screen
          """)
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
          "SheetViewController",
          """
          a presentation of SheetViewController is in progress. Present in its completion, or from \
          viewDidAppear(_:)
          """)
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
          "SheetViewController",
          """
          SheetViewController is being dismissed. Present on RootViewController in the completion \
          of the dismissal
          """)
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
          "RootViewController",
          """
          NextViewController is a child of UINavigationController, and UIKit raises an exception. \
          Present the container, or remove the child from it first
          """)
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
          "SheetViewController",
          """
          NextViewController is presented by RootViewController already, and UIKit raises an \
          exception. Dismiss it first, or make another one
          """)
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
          "RootViewController", "a controller cannot present itself", of: "RootViewController")
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
        Attempt to dismiss from SheetViewController with dismiss(animated:completion:) while the \
        \(what) of SheetViewController by RootViewController is in progress. Nothing was \
        dismissed, and the completion never runs. Dismiss in the completion of what is in progress.
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
