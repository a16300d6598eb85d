import HeadlessDevice
import HeadlessUIKit
import Testing

private final class RootViewController: UIViewController {}
private final class SheetViewController: UIViewController {}
private final class NextViewController: UIViewController {}

/// A controller that presents in viewDidLoad and viewWillAppear, too early.
private final class EagerViewController: UIViewController {
  override func viewDidLoad() { present(NextViewController(), animated: true) }
  override func viewWillAppear(_ animated: Bool) { present(NextViewController(), animated: true) }
}

@Suite("Refused presentations")
struct PresentationRefusalTests {
  /// The text of a finding: UIKit's words first, the remedy last.
  private func refused(_ words: String, _ remedy: String, raises: Bool = false) -> String {
    """
    \(words). \(raises ? "UIKit raises an exception; here " : "")present(_:animated:completion:) \
    does nothing, and its completion never runs. \(remedy).
    """
  }

  /// Source: UIKit asks a presenter for its view's window, which loads the view; tests of apps rely on it.
  @Test("a presenter whose view is not loaded loads it, and is refused for it is in no window")
  func unloaded() throws {
    let phone = SpyPhone()
    try phone.show(RootViewController())
    let sheet = SheetViewController()
    sheet.present(NextViewController(), animated: false)
    #expect(sheet.isViewLoaded)
    #expect(
      phone.findings == [
        refused(
          "Attempt to present Next on Sheet whose view is not in the window hierarchy",
          "Present once it is: from viewDidAppear(_:), or on the controller that is on screen")
      ])
  }

  @Test("a presentation beside another is a finding")
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
          Attempt to present Next on Root which is already presenting \
          Sheet
          """, "Present on Sheet, or dismiss it first")
      ])
    #expect(!ran)
  }

  @Test("refusals for one cause have one cause, whatever tab is selected meanwhile")
  func causes() throws {
    let phone = SpyPhone()
    let root = RootViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [root, UIViewController()]
    try phone.show(tabs)
    root.present(SheetViewController(), animated: false)
    for tab in [0, 1] {
      tabs.selectedIndex = tab
      root.present(NextViewController(), animated: false)
    }
    let findings = Device.current.findings.all
    #expect(Set(findings.map(\.message)).count == 2)
    #expect(
      findings.map(\.cause)
        == Array(
          repeating: "Attempt to present Next on Root which is already presenting Sheet", count: 2))
  }

  @Test("a second one from a child names the screen, which is also the name of its container")
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
          Attempt to present Next on Root which is already presenting Sheet
          """, "Present on Sheet, or dismiss it first")
      ])
  }

  @Test("a presentation during the dismissal of the last is a finding")
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
          Attempt to present Next on Root which is already presenting \
          Sheet
          """,
          """
          Sheet is still on its way out: present in the completion of its dismissal
          """)
      ])
  }

  @Test("a presentation on a controller in no window is a finding")
  func noWindow() throws {
    let phone = SpyPhone()
    RootViewController().present(NextViewController(), animated: true)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present Next on Root whose view is not in the \
          window hierarchy
          """, "Present once it is: from viewDidAppear(_:), or on the controller that is on screen")
      ])
  }

  @Test("a presentation from viewDidLoad or viewWillAppear of the root is a finding")
  func tooEarly() throws {
    let phone = SpyPhone()
    let root = EagerViewController()
    try phone.show(root)
    #expect(
      phone.findings == [
        refused(
          """
          Attempt to present Next on Eager whose view is not in the \
          window hierarchy
          """, "Present once it is: from viewDidAppear(_:), or on the controller that is on screen")
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test("a presentation on a controller being presented is a finding")
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
          Attempt to present Next on Sheet while a presentation is in \
          progress
          """, "Present in its completion, or from viewDidAppear(_:)")
      ])
  }

  @Test("a presentation on a controller being dismissed is a finding")
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
          Attempt to present Next on Sheet while a dismissal is in \
          progress
          """, "Present on Root in the completion of the dismissal")
      ])
  }

  @Test("a presentation of a child controller is a finding")
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
          Application tried to present modally a view controller Next on \
          Root that has a parent view controller UINavigationController
          """, "Present the UINavigationController, or remove the child from it first", raises: true
        )
      ])
    #expect(container.viewControllers == [child])
  }

  @Test("a presentation of a presented controller is a finding")
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
          Application tried to present modally a view controller Next on \
          Sheet that is already being presented by Root
          """, "Dismiss it first, or make another one", raises: true)
      ])
  }

  @Test("a presentation of the controller itself is a finding")
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
          Root
          """, "Present another controller", raises: true)
      ])
  }

  @Test("a dismissal during a transition is a finding", arguments: ["presentation", "dismissal"])
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
        Attempt to dismiss from view controller Sheet while a presentation or \
        dismiss is in progress: the \(what) of Sheet by Root. \
        dismiss(animated:completion:) does nothing, and its completion never runs. Dismiss in the \
        completion of what is in progress.
        """
      ])
  }

  @Test("a finding has the step it was made in")
  func step() throws {
    let phone = SpyPhone()
    phone.device.findings.step = 7
    RootViewController().present(NextViewController(), animated: true)
    #expect(phone.device.findings.all.map(\.step) == [7])
    #expect(phone.device.findings.all.map(\.kind) == [.presentation])
  }
}
