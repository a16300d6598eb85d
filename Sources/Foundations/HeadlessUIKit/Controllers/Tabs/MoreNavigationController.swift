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
