internal import Foundation

/// Several screens beside each other, of which one shows, above a bar to choose from.
///
/// More than five tabs stay beside each other; there is no "More" tab.
open class UITabBarController: UIViewController {
  final var tabs: [UIViewController] = []
  final var selected: UIViewController?

  /// Who decides about a person's taps, and hears of them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  public private(set) final lazy var tabBar = UITabBar(of: self)

  /// Whether the bar is away.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Takes the bar away, or puts it back.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }

  /// The screens; setting them keeps the chosen one if it is among them, else chooses the first.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }

  /// The screen that shows; setting one that is no tab is a finding.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { choose(newValue) }
  }

  /// The number of the screen that shows; `NSNotFound` for none.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { chooseTab(at: newValue) }
  }

  /// The screens a person could move about; kept for the vocabulary.
  open var customizableViewControllers: [UIViewController]?

  // MARK: As a container

  /// Builds a view that holds the chosen screen and the bar.
  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  /// Whose wish about the status bar's style counts: the chosen screen's.
  open override var childForStatusBarStyle: UIViewController? { selected }

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? { selected }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let selected { body(selected) }
  }

  override func viewDidEnterWindow(animated: Bool) {
    if let selected { placeTab(selected) }
  }

  final func placeTab(_ tab: UIViewController) {
    view.insertSubview(tab.view, belowSubview: tabBar)
  }

  /// Whether a screen on the stack that shows wants the bar away.
  package final var hidesBarForContent: Bool {
    guard let stack = selected as? UINavigationController else { return false }
    return stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }
}
