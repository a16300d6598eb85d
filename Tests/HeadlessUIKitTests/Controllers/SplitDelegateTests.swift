import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that records its calls.
private final class SpySplitDelegate: UISplitViewControllerDelegate {
  let journal: Journal
  var collapsesAway = false
  var separated: UIViewController?
  var takesDetail = false
  var expanded: UISplitViewController.DisplayMode?

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    journal.note("top \(proposedTopColumn)?")
    return proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    journal.note("expand to \(proposed)?")
    return expanded ?? proposed
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.note("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.note("expanded") }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { journal.note("will be \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { journal.note("will show \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { journal.note("will hide \(column)") }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    journal.note("collapse \(secondaryViewController.title ?? "")?")
    return collapsesAway
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    journal.note("separate?")
    return separated
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    journal.note("detail \(vc.title ?? "")?")
    return takesDetail
  }
}

@Suite("Split view controller delegate")
struct SplitDelegateTests {
  private func columns(
    on phone: SpyPhone, _ delegate: SpySplitDelegate, _ style: UISplitViewController.Style
  ) throws -> UISplitViewController {
    phone.application.setHorizontalSizeClass(.regular)
    let split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(phone.spy("A"), for: .primary)
    if style == .tripleColumn { split.setViewController(phone.spy("S"), for: .supplementary) }
    split.setViewController(phone.spy("B"), for: .secondary)
    try phone.show(split)
    return split
  }

  /// The delegate's calls, without those of the columns.
  private func told(_ phone: SpyPhone) -> [String] {
    phone.journal.take().filter { !$0.contains(".") }
  }

  @Test("collapsing asks for the top column, expanding for the display mode")
  func columns() throws {
    let phone = SpyPhone()
    let delegate = SpySplitDelegate(phone.journal)
    let split = try columns(on: phone, delegate, .doubleColumn)
    phone.application.setHorizontalSizeClass(.compact)
    #expect(told(phone) == ["top secondary?", "collapsed"])
    delegate.expanded = .secondaryOnly
    phone.application.setHorizontalSizeClass(.regular)
    #expect(
      told(phone) == ["expand to oneBesideSecondary?", "will be secondaryOnly", "expanded"])
    #expect(split.displayMode == .secondaryOnly)
    #expect(phone.application.screenPath.map(\.title) == ["B"])
  }

  @Test("showing and hiding a column calls willShow and willHide")
  func showAndHide() throws {
    let phone = SpyPhone()
    let delegate = SpySplitDelegate(phone.journal)
    let split = try columns(on: phone, delegate, .tripleColumn)
    #expect(phone.application.screenPath.map(\.title) == ["S", "B"])
    split.show(.primary)
    #expect(told(phone) == ["will show primary", "will be twoBesideSecondary"])
    #expect(phone.application.screenPath.map(\.title) == ["A", "S", "B"])
    split.hide(.primary)
    #expect(told(phone) == ["will hide primary", "will be oneBesideSecondary"])
    split.hide(.supplementary)
    #expect(told(phone) == ["will hide supplementary", "will be secondaryOnly"])
    #expect(phone.application.screenPath.map(\.title) == ["B"])
  }

  @Test("in compact width, three columns are one stack, in order")
  func threeInOne() throws {
    let phone = SpyPhone()
    let delegate = SpySplitDelegate(phone.journal)
    let split = try columns(on: phone, delegate, .tripleColumn)
    phone.application.setHorizontalSizeClass(.compact)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(stack.names == ["A", "S", "B"])
    split.show(.primary)
    try phone.finishTransitions()
    #expect(stack.names == ["A"])
    split.show(.supplementary)
    try phone.finishTransitions()
    #expect(stack.names == ["A", "S"])
    phone.application.setHorizontalSizeClass(.regular)
    split.show(.primary)
    #expect(phone.application.screenPath.map(\.title) == ["A", "S", "B"])
    #expect(phone.findings == [])
  }

  @Test("in the classic style, the delegate collapses and separates the secondary")
  func classic() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let delegate = SpySplitDelegate(phone.journal)
    let split = UISplitViewController()
    split.delegate = delegate
    let master = UINavigationController(rootViewController: phone.spy("A"))
    split.viewControllers = [master, phone.spy("B")]
    try phone.show(split)
    delegate.collapsesAway = true
    phone.application.setHorizontalSizeClass(.compact)
    #expect(told(phone) == ["collapse B?", "collapsed"])
    #expect(master.names == ["A"])
    delegate.separated = phone.spy("C")
    phone.application.setHorizontalSizeClass(.regular)
    #expect(told(phone) == ["separate?", "expand to oneBesideSecondary?", "expanded"])
    #expect(phone.application.screenPath.map(\.title) == ["A", "C"])
  }

  @Test("in the classic style without an answer, the secondary collapses onto the primary")
  func classicDefault() throws {
    final class Silent: UISplitViewControllerDelegate {}
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let silent = Silent()
    let split = UISplitViewController()
    split.delegate = silent
    let master = UINavigationController(rootViewController: phone.spy("A"))
    split.viewControllers = [master, phone.spy("B")]
    try phone.show(split)
    phone.application.setHorizontalSizeClass(.compact)
    #expect(master.names == ["A", "B"])
  }

  @Test("a delegate that shows the detail itself keeps the secondary")
  func detail() throws {
    let phone = SpyPhone()
    let delegate = SpySplitDelegate(phone.journal)
    let split = try columns(on: phone, delegate, .doubleColumn)
    delegate.takesDetail = true
    split.showDetailViewController(phone.spy("D"), sender: nil)
    #expect(told(phone) == ["detail D?"])
    #expect(phone.application.screenPath.map(\.title) == ["A", "B"])
    delegate.takesDetail = false
    split.showDetailViewController(phone.spy("E"), sender: nil)
    #expect(phone.application.screenPath.map(\.title) == ["A", "E"])
  }
}
