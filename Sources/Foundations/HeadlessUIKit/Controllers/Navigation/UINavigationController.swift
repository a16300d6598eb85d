public import Foundation

/// A container that shows the top of a stack of view controllers below a navigation bar.
///
/// The stack changes at once, and a transition shows the change. As in UIKit, a change during a
/// transition waits until it has ended.
open class UINavigationController: UIViewController {
  /// Whether the bars hide in a compact height; stored, without effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer that hides the bars by a swipe; never recognized.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// The recognizer that hides the bars by a tap; never recognized.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }

  /// The kind of a transition.
  nonisolated public enum Operation: Int, Sendable {
    /// No transition.
    case none
    /// A push.
    case push
    /// A pop.
    case pop
  }

  final var stack = NavigationStack<UIViewController>()
  final var changes = PendingChanges()

  /// The screen whose view is in this controller's view: the top, or the former top until a transition starts.
  final var shown: UIViewController?

  /// The push or pop in flight.
  final var running: Transition?

  /// Creates a stack with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
    // UIKit does so too: coordinators keep their new stack weakly and then put it into the window.
    UIApplication.shared.autorelease([self])
  }

  /// Creates an empty stack; the bar classes are ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The navigation controller's delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The view controllers on the stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack.screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller on top of the stack.
  open var topViewController: UIViewController? { stack.top }

  /// The view controller that is presented over the stack, or else the top.
  open var visibleViewController: UIViewController? { nearestPresented ?? stack.top }

  /// Pushes a view controller.
  ///
  /// A view controller that is already on the stack, or a navigation controller, is a finding
  /// (UIKit raises an exception), and nothing is pushed.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top and returns it; at the root, returns nil and reports a finding.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let popped = pop(animated: animated)
    if let popped { UIApplication.shared.autorelease([popped]) }
    return popped
  }

  /// Pops to a view controller and returns the popped ones, lowest first; nil for none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let popped = pop(to: viewController, animated: animated)
    UIApplication.shared.autorelease(popped ?? [])
    return popped
  }

  /// Pops to the root and returns the popped view controllers, lowest first; nil for none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = popToRoot(animated: animated)
    UIApplication.shared.autorelease(popped ?? [])
    return popped
  }

  /// Replaces the stack; the transition is a pop if the new top was on the stack, else a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  // MARK: Bars

  /// The navigation bar.
  public private(set) final lazy var navigationBar = makeNavigationBar()

  func makeNavigationBar() -> UINavigationBar { UINavigationBar(of: self) }

  /// The toolbar; hidden by default.
  public private(set) final lazy var toolbar: UIToolbar! = UIToolbar(of: self)

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Hides or shows the toolbar, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
  }

  /// The gesture recognizer of the swipe back from the left edge.
  ///
  /// UIKit's own delegate refuses at the root, and without a visible bar or back button. If an app
  /// replaces the delegate, even with nil, only the app's delegate decides.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    popGesture.recognizer

  private(set) final lazy var popGesture = PopGesture(of: self)

  /// The coordinator of the push or pop in flight; asking for it starts a scheduled one.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    startScheduledChange()
    return super.transitionCoordinator
  }

  // MARK: Container

  /// Creates the view with the bars and the top view controller.
  open override func loadView() {
    view = NavigationView(of: self)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
  }

  /// The item of this controller if set, else that of the root.
  open override var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem ?? stack.screens.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The title, which an item of the root's for the tab bar has too.
  open override var title: String? {
    didSet { if bars.tabBarItem == nil { stack.screens.first?.tabBarItem.title = title } }
  }

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? { stack.top }
  package override var contentPath: [UIViewController] { stack.screens }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override func childrenWillAppear(animated: Bool) { topWillAppear() }
  override func viewDidEnterWindow(animated: Bool) { topDidEnterWindow(animated: animated) }
  override func childrenDidAppear(animated: Bool) { topDidAppear(animated: animated) }

  override func shows(_ vc: UIViewController, from sender: Any?) -> Bool {
    show(vc, sender: sender)
    return true
  }

  /// Pushes a view controller; presents a navigation controller, which a stack cannot hold.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  // MARK: Without effect

  /// The top view controller; without effect.
  open override var childForStatusBarStyle: UIViewController? { stack.top }

  /// Whether a swipe hides the bars; stored, without effect.
  open var hidesBarsOnSwipe = false

  /// Whether a tap hides the bars; stored, without effect.
  open var hidesBarsOnTap = false

  /// Whether the keyboard hides the bars; stored, without effect.
  open var hidesBarsWhenKeyboardAppears = false
}
