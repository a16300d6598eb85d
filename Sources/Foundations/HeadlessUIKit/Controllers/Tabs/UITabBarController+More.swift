extension UITabBarController {
  /// The number of tabs that a bar in compact width has room for, "More" included.
  private static var room: Int { 5 }

  /// Whether the bar has no room for all tabs, so that its last one is "More".
  final var hasMore: Bool {
    controllers.count > Self.room && UIApplication.shared.horizontalSizeClass == .compact
  }

  /// The controllers of the bar's tabs, from left to right.
  final var barTabs: [UIViewController] {
    hasMore ? controllers.prefix(Self.room - 1) + [moreNavigationController] : controllers
  }

  /// The tabs that the list behind "More" has.
  final var hiddenTabs: [UIViewController] {
    hasMore ? Array(controllers.dropFirst(Self.room - 1)) : []
  }

  final func isHidden(_ tab: UIViewController) -> Bool {
    hasMore && hiddenTabs.contains { $0 === tab }
  }

  /// Whether "More" is the selected tab of the bar.
  final var isMoreSelected: Bool { selected != nil && selected === more }

  /// Selects a hidden tab as a person does: "More" first, then the tab's row.
  final func selectThroughMore(_ tab: UIViewController) throws(Refusal) {
    guard tab.tabBarItem.isEnabled else {
      throw Refusal("tab \"\(tab.tabBarItem.title ?? "")\" is disabled.")
    }
    let wasSelected = isMoreSelected
    if !wasSelected { try selectTab(moreNavigationController) }
    guard isMoreSelected, let more else { return }
    if more.openTab !== tab {
      more.open(tab, animated: true)
    } else if wasSelected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    }
  }

  /// Brings "More" up to date after the tabs or the width have changed.
  final func updateMore() {
    if hasMore { _ = moreNavigationController }
    guard let more else { return }
    if let tab = more.openTab, !isHidden(tab) { more.closeTab() }
    more.list.tableView?.reloadData()
  }

  /// Makes the tabs that "More" no longer shows children of this controller again.
  final func adoptTabs() {
    for tab in controllers where tab.parent == nil { attach(tab) }
  }

  /// Puts the selected tab behind "More", or in its own place, when the width has changed.
  final func adaptToSizeClass() {
    guard let selected else { return }
    if isMoreSelected, !hasMore {
      let tab = more?.openTab ?? controllers.last
      updateMore()
      select(tab)
    } else if isHidden(selected) {
      select(moreNavigationController)
      more?.open(selected, animated: false)
    }
  }
}

/// The navigation controller of the "More" tab: a list of the tabs without room, and the one chosen.
final class MoreNavigationController: UINavigationController {
  let list: MoreViewController

  init(of tabs: UITabBarController) {
    list = MoreViewController(of: tabs)
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabBarItem.tabBarController = tabs
    viewControllers = [list]
  }

  required init?(coder: NSCoder) { nil }

  /// The tab that is shown on the list; nil while the list shows.
  var openTab: UIViewController? { stack.screens.count > 1 ? stack.screens[1] : nil }

  /// Shows a tab on the list; unlike a push, also one that is a navigation controller.
  func open(_ tab: UIViewController, animated: Bool) {
    setViewControllers([list, tab], animated: animated)
  }

  /// Shows the list alone, at once.
  func closeTab() {
    setViewControllers([list], animated: false)
    startScheduledChange()
    list.tabs?.adoptTabs()
  }

  /// Whether a screen is pushed on the stack of the open tab, whose own bar then leads back.
  var tabHasPushed: Bool { (openTab as? UINavigationController)?.viewControllers.count ?? 0 > 1 }

  override func makeNavigationBar() -> UINavigationBar { MoreNavigationBar(of: self) }
}

/// The bar of "More", which is gone while the bar of a stack in it leads back.
private final class MoreNavigationBar: UINavigationBar {
  private var isShown: Bool {
    (navigationController as? MoreNavigationController)?.tabHasPushed != true
  }

  override var elementType: ElementType? { isShown ? super.elementType : nil }

  @discardableResult
  override func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool {
    isShown && super.forEachAccessibleChild(body)
  }
}

/// The list of the tabs that the bar has no room for.
final class MoreViewController: UITableViewController {
  private(set) weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.adoptTabs()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.hiddenTabs.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    guard let item = tab(at: indexPath)?.tabBarItem else { return cell }
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.badgeValue
    cell.accessibilityIdentifier = item.accessibilityIdentifier
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tab = tab(at: indexPath) else { return }
    (navigationController as? MoreNavigationController)?.open(tab, animated: true)
  }

  private func tab(at path: IndexPath) -> UIViewController? {
    let hidden = tabs?.hiddenTabs ?? []
    return hidden.indices.contains(path.row) ? hidden[path.row] : nil
  }
}

extension UINavigationController {
  /// The stack on which a person goes back: "More" from the root of a tab that it shows.
  final var stackForBack: UINavigationController {
    guard viewControllers.count == 1, let more = parent as? MoreNavigationController else {
      return self
    }
    return more
  }
}

extension UITabBar {
  /// The items of the tabs that the bar has no room for; a script reaches them through "More".
  package final var itemsBehindMore: [UITabBarItem] {
    guard let tabBarController else { return [] }
    return tabBarController.hiddenTabs.map { tab in
      let item: UITabBarItem = tab.tabBarItem
      item.tabBarController = tabBarController
      return item
    }
  }
}
