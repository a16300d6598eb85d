public import Foundation

/// A container that shows one of several tabs, with a tab bar to select it.
///
/// In compact width, the bar of more than five tabs shows four and "More", as in UIKit.
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var controllers: [UIViewController] = []

  /// The controller whose view shows: a tab, or that of "More".
  final var selected: UIViewController?

  final private(set) var more: MoreNavigationController?

  /// The navigation controller of the "More" tab; made when it is first asked for.
  public final var moreNavigationController: UINavigationController {
    if let more { return more }
    let made = MoreNavigationController(of: self)
    more = made
    addChild(made)
    made.didMove(toParent: self)
    return made
  }

  /// Creates a tab bar controller and loads its view, as in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Creates a tab bar controller and loads its view; a storyboard adds the tabs first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.interfaceElement == nil { loadViewIfNeeded() }
  }

  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar.
  open internal(set) lazy var tabBar = UITabBar(of: self)

  /// Replaces the tab bar by one of a class of the app.
  final func replaceTabBar(by bar: UITabBar) {
    let former = tabBar
    guard bar !== former else { return }
    bar.tabBarController = self
    tabBar = bar
    guard let view = former.superview else { return }
    view.insertSubview(bar, aboveSubview: former)
    former.removeFromSuperview()
  }

  final var accessory: UITabAccessory?

  /// The time at which the tab bar becomes small; stored, without effect.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Hides or shows the tab bar, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }

  /// The tabs; setting them keeps the selected one if it remains, else selects the first.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    values = []
    replaceTabs(by: viewControllers ?? [])
  }

  final var values: [UITab] = []

  /// Replaces the tabs by values, at once; their controllers are asked for now.
  open func setTabs(_ tabs: [UITab], animated: Bool) { show(tabs) }

  /// The selected tab, or ``moreNavigationController`` while its list shows.
  ///
  /// Setting a controller that is no tab is a finding.
  open var selectedViewController: UIViewController? {
    get { isMoreSelected ? more?.openTab ?? more : selected }
    set { select(newValue) }
  }

  /// The index of the selected tab; `NSNotFound` for none, and while the list of "More" shows.
  open var selectedIndex: Int {
    get {
      let selected = selectedViewController
      return controllers.firstIndex { $0 === selected } ?? NSNotFound
    }
    set { selectTab(at: newValue) }
  }

  /// Called for a tap on a tab before the delegate is asked; does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Container

  /// Creates the view with the selected tab and the tab bar.
  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

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

  /// Whether a screen on the selected tab's stack hides the tab bar.
  package final var hidesBarForContent: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return false }
    for screen in stack.viewControllers where screen.hidesBottomBarWhenPushed { return true }
    return false
  }

  // MARK: Without effect

  /// The selected tab; without effect.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// The tabs the user could rearrange, all unless set; without effect.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? controllers }
    set { customizable = newValue }
  }

  private var customizable: [UIViewController]?
}
