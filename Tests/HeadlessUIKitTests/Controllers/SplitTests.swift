import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate that puts the primary column on top.
private final class PrimaryFirst: UISplitViewControllerDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.note("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.note("expanded") }
}

/// A screen that records whether it appears and disappears with an animation.
private final class AnimationNoter: UIViewController {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { journal.note("willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { journal.note("didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("didDisappear \(animated)") }
}

@Suite("UISplitViewController")
struct SplitTests {
  private func split(
    on phone: SpyPhone, _ room: UIUserInterfaceSizeClass,
    delegate: (any UISplitViewControllerDelegate)? = nil
  ) throws -> UISplitViewController {
    phone.application.setHorizontalSizeClass(room)
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(phone.spy("A"), for: .primary)
    split.setViewController(phone.spy("B"), for: .secondary)
    try phone.show(split)
    return split
  }

  private func names(_ split: UISplitViewController) -> [[String]] {
    split.viewControllers.map { ($0 as? UINavigationController)?.names ?? [$0.title ?? ""] }
  }

  @Test("in regular width, each column has its own navigation controller")
  func regular() throws {
    let phone = SpyPhone()
    let split = try split(on: phone, .regular)
    #expect(!split.isCollapsed)
    #expect(names(split) == [["A"], ["B"]])
    #expect(split.viewController(for: .primary)?.title == "A")
    #expect(phone.application.screenPath.map(\.title) == ["A", "B"])
    #expect(phone.application.topViewController?.title == "B")
  }

  @Test("a column that is hidden and shown disappears and appears without an animation")
  func hiddenColumn() throws {
    let (phone, journal) = (SpyPhone(), Journal())
    let split = try split(on: phone, .regular)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(AnimationNoter(journal), for: .primary)
    #expect(journal.take() == ["willAppear false", "didAppear false"])
    split.preferredDisplayMode = .secondaryOnly
    #expect(journal.take() == ["willDisappear false", "didDisappear false"])
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(journal.take() == ["willAppear false", "didAppear false"])
  }

  @Test("in compact width, all columns are one stack with the secondary on top")
  func compact() throws {
    let phone = SpyPhone()
    let split = try split(on: phone, .compact)
    #expect(split.isCollapsed)
    #expect(names(split) == [["A", "B"]])
    #expect(phone.application.topViewController?.title == "B")
    try phone.application.back()
    try phone.finishTransitions()
    #expect(phone.application.topViewController?.title == "A")
    split.show(.secondary)
    #expect(names(split) == [["A", "B"]])
  }

  @Test("in compact width, a replaced secondary leaves the stack with the screens above it")
  func replacedSecondary() throws {
    let phone = SpyPhone()
    let split = try split(on: phone, .compact)
    (split.viewControllers[0] as? UINavigationController)?.pushViewController(
      phone.spy("C"), animated: false)
    split.setViewController(phone.spy("D"), for: .secondary)
    #expect(names(split) == [["A"]])
    split.show(.secondary)
    #expect(names(split) == [["A", "D"]])
  }

  @Test("in compact width, the delegate chooses the top column")
  func primaryFirst() throws {
    let phone = SpyPhone()
    let delegate = PrimaryFirst(phone.journal)
    let split = try split(on: phone, .compact, delegate: delegate)
    #expect(names(split) == [["A"]])
    split.showDetailViewController(phone.spy("C"), sender: nil)
    #expect(names(split) == [["A", "C"]])
  }

  @Test("collapsing and expanding moves the screens to the stack and back")
  func change() throws {
    let phone = SpyPhone()
    let split = try split(on: phone, .regular)
    phone.application.setHorizontalSizeClass(.compact)
    #expect(names(split) == [["A", "B"]])
    (split.viewControllers[0] as? UINavigationController)?.pushViewController(
      phone.spy("C"), animated: false)
    phone.application.setHorizontalSizeClass(.regular)
    #expect(names(split) == [["A"], ["B", "C"]])
    #expect(phone.findings == [])
  }

  @Test("collapsing and expanding calls the delegate")
  func told() throws {
    let phone = SpyPhone()
    let delegate = PrimaryFirst(phone.journal)
    let split = try split(on: phone, .regular, delegate: delegate)
    phone.application.setHorizontalSizeClass(.compact)
    phone.application.setHorizontalSizeClass(.regular)
    #expect(phone.journal.take().filter { !$0.contains(".") } == ["collapsed", "expanded"])
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("a column appears and disappears with the display mode")
  func displayMode() throws {
    let phone = SpyPhone()
    let split = try split(on: phone, .regular)
    split.preferredDisplayMode = .secondaryOnly
    #expect(phone.journal.take() == ["A.willDisappear", "A.didDisappear"])
    split.show(.primary)
    #expect(phone.journal.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("in compact width, the compact column replaces all others")
  func compactColumn() throws {
    let phone = SpyPhone()
    let split = try split(on: phone, .regular)
    let compact = phone.spy("T")
    split.setViewController(compact, for: .compact)
    _ = phone.journal.take()
    phone.application.setHorizontalSizeClass(.compact)
    #expect(phone.application.topViewController === compact)
    #expect(
      phone.journal.take() == [
        "A.willDisappear", "A.didDisappear", "B.willDisappear", "B.didDisappear", "T.didLoad",
        "T.willAppear", "T.isAppearing", "T.didAppear",
      ])
  }

  @Test("in the classic style, a detail shows beside the master, or on top of it while collapsed")
  func classic() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let split = UISplitViewController()
    let master = UINavigationController(rootViewController: phone.spy("A"))
    split.viewControllers = [master, phone.spy("B")]
    try phone.show(split)
    master.viewControllers[0].showDetailViewController(phone.spy("C"), sender: nil)
    #expect(names(split) == [["A"], ["C"]])
    phone.application.setHorizontalSizeClass(.compact)
    #expect(names(split) == [["A", "C"]])
    phone.application.setHorizontalSizeClass(.regular)
    #expect(names(split) == [["A"], ["C"]])
  }

  @Test(
    "in the classic style, a detail that was shown while collapsed is released when it is popped")
  func poppedDetail() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.compact)
    let split = UISplitViewController()
    let master = UINavigationController(rootViewController: phone.spy("A"))
    split.viewControllers = [master, phone.spy("B")]
    try phone.show(split)
    master.popToRootViewController(animated: false)
    weak var shown: UIViewController?
    func show() {
      let detail = UIViewController()
      shown = detail
      master.viewControllers[0].showDetailViewController(
        UINavigationController(rootViewController: detail), sender: nil)
    }
    show()
    try phone.finishTransitions()
    #expect(phone.application.topViewController === shown)
    master.popViewController(animated: true)
    try phone.finishTransitions()
    try phone.settle()
    #expect(shown == nil)
    phone.application.setHorizontalSizeClass(.regular)
    #expect(names(split) == [["A"], ["B"]])
  }
}
