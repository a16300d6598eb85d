public import Foundation

/// A stack of screens under one bar; the top one shows.
///
/// The stack changes at once; what shows follows by a transition. A change made while a transition
/// runs waits for its end, as in UIKit.
open class UINavigationController: UIViewController {
  /// Which way a transition goes.
  nonisolated public enum Operation: Int, Sendable {
    /// Neither.
    case none
    /// To a screen above.
    case push
    /// To a screen below.
    case pop
  }

  final var stack = NavigationStack<UIViewController>()
  final var changes = PendingChanges()

  /// The screen whose view is in this controller's view: the top one, but while a transition waits.
  final var shown: UIViewController?

  /// The push or pop on its way.
  final var running: Transition?

  /// Creates a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack; the types of the bars are not made use of.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack, whatever the archive says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who hears what shows.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The screens, the root first.
  open var viewControllers: [UIViewController] {
    get { stack.screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack.
  open var topViewController: UIViewController? { stack.top }

  /// The screen on top, or what is presented over the stack.
  open var visibleViewController: UIViewController? { nearestPresented ?? stack.top }

  /// Puts a screen on top.
  ///
  /// A screen that is on the stack already, or a navigation controller, is a finding: UIKit raises
  /// an exception. Nothing is pushed then.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top screen off, and returns it; nil at the root, where nothing happens.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }

  /// Takes the screens above another off, and returns them, the lowest first; nil for none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated: animated) }

  /// Takes all screens above the root off, and returns them, the lowest first; nil for none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated: animated)
  }

  /// Replaces the whole stack; the transition is a pop where the new top was on the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  // MARK: Bars

  /// The bar above the screens.
  public private(set) final lazy var navigationBar = UINavigationBar(of: self)

  /// The bar below the screens; hidden unless asked for.
  public private(set) final lazy var toolbar: UIToolbar! = UIToolbar(of: self)

  /// Whether the bar above the screens is away.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the bar below the screens is away; true unless asked for.
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the bar above the screens away, or puts it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Takes the bar below the screens away, or puts it back.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
  }

  /// Kept for the vocabulary.
  open var hidesBarsOnSwipe = false
  /// Kept for the vocabulary.
  open var hidesBarsOnTap = false
  /// Kept for the vocabulary.
  open var hidesBarsWhenKeyboardAppears = false

  /// Recognises the swipe from the left edge that goes back.
  ///
  /// Its delegate is UIKit's own, which refuses at the root, without a bar and without a back
  /// button. An app that replaces it, even by nil, decides alone.
  public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    popGesture.recognizer

  private(set) final lazy var popGesture = PopGesture(of: self)

  /// The coordinator of the push or pop on its way; one that is due starts for it.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    startNow()
    return super.transitionCoordinator
  }

  // MARK: As a container

  /// Builds a view that holds the bars and the top screen.
  open override func loadView() {
    view = NavigationView(of: self)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
  }

  /// The item set for this controller, else the root screen's.
  open override var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem ?? stack.screens.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Whose wish about the status bar's style counts: the top screen's.
  open override var childForStatusBarStyle: UIViewController? { stack.top }

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? { stack.top }
  package override var contentPath: [UIViewController] { stack.screens }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override func childrenWillAppear(animated: Bool) { prepareTop() }
  override func viewDidEnterWindow(animated: Bool) { enterTop(animated: animated) }
  override func childrenDidAppear(animated: Bool) { announceTop(animated: animated) }

  override func shows(_ vc: UIViewController, from sender: Any?) -> Bool {
    pushViewController(vc, animated: true)
    return true
  }

  /// Pushes a screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
}
