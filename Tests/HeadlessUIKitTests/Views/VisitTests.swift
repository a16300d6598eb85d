import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A table's and a collection's data source with headers, footers and two sections.
private final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "header \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "footer \(section)"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.section) \(indexPath.row)"
    cell.detailTextLabel?.text = "detail"
    cell.accessoryView = UISwitch()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    let label = UILabel()
    label.text = "item \(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }
}

/// A data source of three pages, with an indicator.
private final class ThreePages: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

/// A picker's data source with two components.
private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component) \(row)" }
}

@Suite("Visits of the elements on the screen")
struct VisitTests {
  /// Expects that a visit that ends at an element has seen those up to it, for each element.
  private func expectStops(
    _ phone: SpyPhone, atLeast count: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    func visit(_ limit: Int) -> (names: [String], isStopped: Bool) {
      var names: [String] = []
      let isStopped = phone.window.forEachDescendant { element in
        names.append(element.elementName)
        return names.count == limit
      }
      return (names, isStopped)
    }
    let all = visit(0)
    #expect(!all.isStopped && all.names.count >= count, "\(all.names)", sourceLocation: location)
    for limit in all.names.indices.map({ $0 + 1 }) {
      let part = visit(limit)
      #expect(
        part.isStopped && part.names == Array(all.names.prefix(limit)), "\(all.names[limit - 1])",
        sourceLocation: location)
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("a visit ends in a navigation bar, a search bar and a toolbar where it is told to")
  func bars() throws {
    for hasTitleView in [false, true] {
      let phone = SpyPhone()
      let (root, top) = (phone.spy("root"), phone.spy("top"))
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: false)
      let item = top.navigationItem
      (item.title, item.prompt) = ("title", "prompt")
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = ["left", "second"].map { UIBarButtonItem(title: $0) }
      item.rightBarButtonItems = ["right", "other"].map { UIBarButtonItem(title: $0) }
      if hasTitleView { item.titleView = label("title view") }
      item.searchController = UISearchController(searchResultsController: nil)
      item.searchController?.searchBar.scopeButtonTitles = ["one", "two"]
      item.searchController?.searchBar.showsScopeBar = true
      item.searchController?.searchBar.showsCancelButton = true
      navigation.isToolbarHidden = false
      top.toolbarItems = ["first", "last"].map { UIBarButtonItem(title: $0) }
      try phone.show(navigation)
      expectStops(phone, atLeast: 12)
    }
  }

  @Test("a visit ends in tabs, pages and columns where it is told to")
  func containers() throws {
    let phone = SpyPhone()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = ThreePages()
    pages.dataSource = source
    let page = phone.spy("page")
    page.view.addSubview(label("on the page"))
    pages.setViewControllers([page], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [pages, phone.spy("second"), phone.spy("third")]
    try phone.show(tabs)
    expectStops(phone, atLeast: 6)
    phone.application.setHorizontalSizeClass(.regular)
    let split = UISplitViewController(style: .doubleColumn)
    for (column, name) in [(UISplitViewController.Column.primary, "A"), (.secondary, "B")] {
      let screen = phone.spy(name)
      screen.view.addSubview(label("in \(name)"))
      split.setViewController(screen, for: column)
    }
    try phone.show(split)
    expectStops(phone, atLeast: 4)
  }

  @Test("a visit ends in lists, their headers and their cells where it is told to")
  func lists() throws {
    let rows = Rows()
    let table = UITableView()
    (table.dataSource, table.delegate) = (rows, rows)
    table.tableHeaderView = label("table header")
    table.tableFooterView = label("table footer")
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.beginRefreshing()
    table.addSubview(label("foreign"))
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = rows
    collection.addSubview(label("foreign"))
    collection.refreshControl = UIRefreshControl()
    collection.refreshControl?.beginRefreshing()
    for (list, count) in [(table as UIView, 16), (collection, 8)] {
      let phone = SpyPhone()
      let screen = phone.spy("list")
      screen.view.addSubview(list)
      screen.view.addSubview(label("after"))
      try phone.show(screen)
      expectStops(phone, atLeast: count)
    }
  }

  @Test("a visit ends in controls and stacks where it is told to")
  func controls() throws {
    let phone = SpyPhone()
    let screen = phone.spy("controls")
    let field = UITextField()
    (field.leftView, field.leftViewMode) = (label("left"), .always)
    (field.rightView, field.rightViewMode) = (label("right"), .always)
    let wheels = Wheels()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    let stack = UIStackView(arrangedSubviews: [label("1"), label("2")])
    stack.addSubview(label("3"))
    let own = UIView()
    own.accessibilityElements = [label("a"), label("b")]
    let views: [UIView] = [
      field, UISegmentedControl(items: ["x", "y"]), UIStepper(), picker, button, stack, own,
      UIDatePicker(), UISearchBar(),
    ]
    for view in views { screen.view.addSubview(view) }
    try phone.show(screen)
    try button.performTap()
    expectStops(phone, atLeast: 20)
  }

  @Test("sendAction without a target tells whether a responder has the method")
  func actions() throws {
    let phone = SpyPhone()
    let screen = phone.spy("screen")
    let view = Answering()
    screen.view.addSubview(view)
    try phone.show(screen)
    let application = phone.application
    #expect(application.sendAction("answer:", to: nil, from: view, for: nil))
    #expect(!application.sendAction("unknown:", to: nil, from: view, for: nil))
    #expect(application.sendAction("answer:", to: view, from: nil, for: nil))
    #expect(!application.sendAction("unknown:", to: view, from: nil, for: nil))
    #expect(view.answers == 2)
  }

  @Test("a text view that is first responder already says so, and its delegate hears nothing")
  func firstResponder() {
    let view = UITextView()
    let delegate = Editing()
    view.delegate = delegate
    #expect(!view.becomeFirstResponder())
    let phone = Phone(view)
    #expect(view.isFirstResponder && delegate.diary.read() == ["should", "did"])
    #expect(view.becomeFirstResponder() && delegate.diary.read() == [])
    #expect(view.resignFirstResponder() && phone.findings == [])
    #expect(view.becomeFirstResponder() && delegate.diary.read() == ["should", "did"])
  }
}

/// A view with a method that is called by a selector.
private final class Answering: UIView {
  var answers = 0

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "answer:" else { return nil }
    return { _ in
      self.answers += 1
      return nil
    }
  }
}

/// A text view's delegate that records when editing begins.
private final class Editing: UITextViewDelegate {
  let diary = Diary()

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    diary.write("should")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { diary.write("did") }
}
