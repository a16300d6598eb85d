import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A collection's data source with two sections, of which the second has a footer.
private final class Sections: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    view.accessibilityIdentifier = "\(kind) \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 320, height: section == 1 ? 40 : 0) }
}

/// A context menu's delegate for a row or an item, with one action.
private final class RowMenus: UITableViewDelegate, UICollectionViewDelegate {
  let diary = Diary()

  private func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard path.item == 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [diary] _ in
      UIMenu(children: [UIAction(title: "Delete") { _ in diary.write("delete \(path.item)") }])
    })
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPath) }
}

/// A data source of two cells that record long presses.
private final class Cells: UITableViewDataSource, UICollectionViewDataSource {
  let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  private func prepare(_ cell: UIView, _ path: IndexPath) {
    let label = UILabel()
    label.text = "item \(path.item)"
    cell.addSubview(label)
    let press = UILongPressGestureRecognizer()
    press.addTarget(self) { [unowned press] in
      if press.state == .began { $0.diary.write("pressed \(path.item)") }
    }
    cell.addGestureRecognizer(press)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    prepare(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    prepare(cell, indexPath)
    return cell
  }
}

/// Sources: UIKit's documentation of each member.
@Suite("Longer members of UIKit's types")
struct LongerMemberTests {
  @Test("a supplementary view is found by its kind and its section")
  func supplementaryViews() {
    let (view, sections) = (UICollectionView(), Sections())
    (view.dataSource, view.delegate) = (sections, sections)
    let phone = Phone(view)
    #expect(phone.lines.count == 4)
    let footer = UICollectionView.elementKindSectionFooter
    let found = [(footer, 1), (footer, 0), ("other", 1)].map { kind, section in
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?
        .accessibilityIdentifier
    }
    #expect(found == ["\(footer) 1", nil, nil])
  }

  @Test("a selector's method that dismisses, and one of the status bar, reach a controller")
  func controllerSelectors() throws {
    let phone = SpyPhone()
    let (root, sheet) = (phone.spy("root"), phone.spy("sheet"))
    try phone.show(root)
    root.present(sheet, animated: false)
    try phone.settle()
    #expect(root.presentedViewController === sheet)
    #expect(root.responds(to: Selector("setNeedsStatusBarAppearanceUpdate")))
    root.perform(Selector("setNeedsStatusBarAppearanceUpdate"))
    sheet.perform(Selector("dismissViewControllerAnimated:completion:"), with: false)
    try phone.settle()
    #expect(root.presentedViewController == nil && phone.findings == [])
  }

  @Test("views do by their selectors what the methods do")
  func viewSelectors() throws {
    let (outer, inner, field) = (UIView(), UIView(), UITextField())
    outer.addSubview(inner)
    outer.addSubview(field)
    let phone = Phone(outer)
    inner.perform(Selector("removeFromSuperview"))
    #expect(outer.subviews == [field])
    try field.performTap()
    #expect(field.isFirstResponder)
    outer.perform(Selector("endEditing:"), with: true)
    #expect(!field.isFirstResponder)
    let control = UIRefreshControl()
    control.perform(Selector("beginRefreshing"))
    #expect(control.isRefreshing)
    control.perform(Selector("endRefreshing"))
    #expect(!control.isRefreshing && phone.findings == [])
  }

  @Test("a stack's views come in the order of the stack, then its other views, then what follows")
  func stack() {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: [label("1"), label("2")])
    stack.addSubview(label("3"))
    stack.insertArrangedSubview(label("0"), at: 0)
    let hidden = label("hidden")
    hidden.isHidden = true
    stack.addArrangedSubview(hidden)
    let phone = Phone(stack, label("4"))
    #expect(phone.lines == (0...4).map { "staticText \"\($0)\"" })
    stack.accessibilityElements = [label("own")]
    #expect(phone.lines == ["staticText \"own\"", "staticText \"4\""])
    stack.isAccessibilityElement = true
    #expect(phone.lines.count == 2 && phone.lines.last == "staticText \"4\"")
  }

  @Test("a control that is disabled refuses to be set, and keeps its value")
  func disabled() {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let controls: [(UIControl, String)] = [
      (UISwitch(), "on"), (UISlider(), "50%"), (UIStepper(), "1"), (segments, "B"), (pages, "2"),
      (UIDatePicker(), "2026-02-03 09:30"),
    ]
    for (control, value) in controls {
      control.accessibilityLabel = "Amount"
      let phone = Phone(control)
      let before = phone.lines
      control.isEnabled = false
      let type = control.elementType?.rawValue ?? ""
      #expect(
        refusal { try control.performSet(value) }
          == "\(type) \"Amount\" is disabled. Do first what enables it.")
      control.isEnabled = true
      #expect(phone.lines == before)
      #expect(refusal { try control.performSet(value) } == nil)
      #expect(phone.lines != before)
    }
  }

  @Test("a swipe does not turn the pages of a vertical page view controller")
  func verticalPages() throws {
    for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
      let phone = SpyPhone()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation)
      let source = TwoPages(phone.spy("A"), phone.spy("B"))
      pages.dataSource = source
      pages.setViewControllers([source.first], direction: .forward, animated: false)
      try phone.show(pages)
      _ = try? pages.viewControllers?.first?.view.performSwipeLeft()
      try phone.finishTransitions()
      let shown = pages.viewControllers?.first
      #expect(shown === (orientation == .horizontal ? source.second : source.first))
    }
  }

  @Test("a long press on a row or an item opens its menu, or else reaches its gestures")
  func rowMenus() throws {
    let menus = RowMenus()
    let cells = Cells(menus.diary)
    let (table, collection) = (UITableView(), UICollectionView())
    (table.dataSource, table.delegate) = (cells, menus)
    (collection.dataSource, collection.delegate) = (cells, menus)
    for list in [table, collection] as [UIView] {
      let phone = Phone(list)
      try phone.find("item 0", .cell)?.performLongPress()
      try phone.tap("Delete")
      try phone.find("item 1", .cell)?.performLongPress()
      #expect(menus.diary.read() == ["delete 0", "pressed 1"])
    }
  }

  @Test("in compact width, hiding a column goes back to the screen below its first one")
  func hiddenColumn() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.compact)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(phone.spy("A"), for: .primary)
    split.setViewController(phone.spy("B"), for: .secondary)
    try phone.show(split)
    #expect(phone.application.topViewController?.title == "B")
    split.hide(.secondary)
    try phone.finishTransitions()
    #expect(phone.application.topViewController?.title == "A")
    split.hide(.primary)
    try phone.finishTransitions()
    #expect(phone.application.topViewController?.title == "A")
    split.show(.secondary)
    try phone.finishTransitions()
    #expect(phone.application.topViewController?.title == "B")
    split.show(.secondary)
    try phone.finishTransitions()
    #expect(phone.application.topViewController?.title == "B" && phone.findings == [])
  }

  @Test("an observer of the main queue hears of a post at once, and of one made elsewhere later")
  func mainQueue() throws {
    let phone = SpyPhone()
    let diary = Diary()
    let name = Notification.Name("news")
    let center = NotificationCenter.default
    let token = center.addObserver(forName: name, object: nil, queue: .main) { posted in
      let text = "\(posted.userInfo?["text"] ?? "none")"
      MainActor.assumeIsolated { diary.write(text) }
    }
    center.post(name: name, object: nil, userInfo: ["text": "here"])
    #expect(diary.read() == ["here"])
    center.removeObserver(token)
    center.post(name: name, object: nil, userInfo: ["text": "gone"])
    #expect(diary.read() == [] && phone.findings == [])
  }

  @Test("a selector that a target does not know, or an argument of another type, is a finding")
  func mismatches() {
    let phone = SpyPhone()
    let target = Target()
    target.perform(Selector("unknown:"), with: "a")
    target.perform(Selector("note:"), with: 7)
    target.perform(Selector("note:"), with: "b")
    #expect(target.notes == ["b"])
    #expect(
      phone.findings == [
        "-[Target unknown:]: unrecognized selector sent to instance; UIKit raises an exception. "
          + "Give Target a method of that name, with @objc or @IBAction.",
        "-[Target note:] expects String as argument 1 and was sent Int. Declare the parameter as "
          + "the type that is sent.",
      ])
  }
}

/// A source of two pages.
private final class TwoPages: UIPageViewControllerDataSource {
  let first: UIViewController
  let second: UIViewController

  init(_ first: UIViewController, _ second: UIViewController) {
    (self.first, self.second) = (first, second)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === second ? first : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === first ? second : nil }
}

/// An object with one method that takes a text.
private final class Target: NSObject, SelectorTarget {
  var notes: [String] = []

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "note:" else { return nil }
    return {
      let text: String = try $0.argument(0)
      self.notes.append(text)
      return nil
    }
  }
}
