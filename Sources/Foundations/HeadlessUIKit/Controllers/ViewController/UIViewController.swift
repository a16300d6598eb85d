public import Foundation

/// A screen, or a container of screens: it loads a view, is told when that view comes and goes, and
/// shows other controllers.
///
/// The order of what a controller is told follows UIKit; where Apple documents no order, the one
/// observed on current iOS is kept, and Docs/UIKit.md says so.
open class UIViewController: UIResponder {
  // MARK: The view

  /// The name of the nib the controller was asked to load; there are no nibs here.
  public final let nibName: String?

  /// Where that nib would be.
  public final let nibBundle: Bundle?

  final var loadedView: UIView?
  final var isLoadingView = false

  /// Creates a controller; its view is loaded when somebody first asks for it.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: must be nil: a nib is a finding, and the controller gets an empty view.
  ///   - nibBundleOrNil: not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    UIApplication.shared.controllers.add(self)
  }

  /// Creates a controller without a nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a nib, whatever the archive says: there are no storyboards here.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    UIApplication.shared.controllers.add(self)
  }

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view if it is loaded; asking loads nothing.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and assigns it to ``view``; never call it yourself.
  open func loadView() { loadEmptyView() }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { loadOnce() }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is on its way and in the window; called once for each time it appears.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is on screen, and any animation is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is off the screen, and any animation is over.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called once while appearing, where UIKit would lay out; nothing is laid out here.
  open func viewWillLayoutSubviews() {}

  /// Called once while appearing, after ``viewWillLayoutSubviews()``.
  open func viewDidLayoutSubviews() {}

  /// Never called: nothing is laid out.
  open func updateViewConstraints() {}

  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  /// Tells a child that its view is about to come or go, where a container forwards it itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    if appearance == .appeared || appearance == .disappeared { reportUnbalancedEnd() }
    endAppearing()
    endDisappearing()
  }

  /// Whether children are told when this controller comes and goes; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the view comes because the controller was added to a container.
  public internal(set) final var isMovingToParent = false

  /// Whether the view goes because the controller was removed from its container.
  public internal(set) final var isMovingFromParent = false

  /// Whether the view comes because the controller was presented.
  public internal(set) final var isBeingPresented = false

  /// Whether the view goes because the controller is dismissed.
  public internal(set) final var isBeingDismissed = false

  /// Whether the controller was added to its container, and has not appeared there.
  final var isNewInParent = false
  /// Whether the controller was told that it will leave its container.
  final var isLeavingParent = false

  final var appearance = Appearance.disappeared
  final var appearsAnimated = false
  final var wasToldIsAppearing = false

  // MARK: Family

  /// The container the controller is in.
  open internal(set) weak var parent: UIViewController?

  /// The controllers in this one, in the order they were added.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child: it is told that it will move here, and leaves the container it was in.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the container; the controller is told that it has moved away.
  open func removeFromParent() { leaveParent() }

  /// The controller is about to move into a container, or out of its container.
  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }

  /// The controller has moved into a container, or out of its container.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view by another's; both stay children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    swapChildren(
      from: fromViewController, to: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  // MARK: Presenting

  final var presented: UIViewController?
  final weak var presenter: UIViewController?
  final var ownPresentationController: UIPresentationController?

  /// The window whose root this controller is.
  final weak var rootWindow: UIWindow?

  /// The controller this one, or a container it is in, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presented this one, or a container it is in.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// Presents a controller; its completion runs once it has appeared.
  ///
  /// Refused, as UIKit refuses it, where the view is not in a window or something is presented
  /// already: that is a finding, nothing happens, and the completion never runs.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, else the controller itself.
  ///
  /// Everything presented above it goes too; only the topmost is animated.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// How the controller covers the screen when presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it would move; kept for the vocabulary.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person cannot pull the sheet away.
  open var isModalInPresentation = false

  /// Whether controllers presented over the current context cover this one, not the whole window.
  open var definesPresentationContext = false

  /// Whether ``modalTransitionStyle`` of this context is used; kept for the vocabulary.
  open var providesPresentationContextTransitionStyle = false

  /// Who provides animators and presentation controllers for a custom presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The size the controller would like in a popover or form sheet.
  open var preferredContentSize = CGSize.zero

  /// Shows a controller in the way of the nearest container: pushed, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender: sender) }

  /// Shows a controller as the detail of the nearest split view, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContext(vc, sender: sender)
  }

  // MARK: Bars

  /// The screen's name, for bars.
  open var title: String? {
    didSet { titleDidChange() }
  }

  final var bars = Bars()

  /// What the navigation bar shows for this screen.
  open var navigationItem: UINavigationItem { itemForNavigationBar }

  /// What the tab bar shows for this screen.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set { bars.tabBarItem = newValue }
  }

  /// What the navigation controller's toolbar shows for this screen.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { bars.toolbarItems = newValue }
  }

  /// Replaces the toolbar's items.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar is away while this screen, or one above it, is on the stack.
  open var hidesBottomBarWhenPushed = false

  /// The coordinator of the transition this controller, or a container it is in, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator
  }

  final weak var currentTransition: Transition?

  // MARK: Editing, style

  /// Whether the screen lets its content be edited.
  open var isEditing: Bool {
    get { bars.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets the content be edited, or no more.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(to: editing) }

  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { itemForEditing }

  /// What the status bar looks like; `.default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether there is no status bar; false unless overridden.
  open var prefersStatusBarHidden: Bool { false }

  /// Whose wish about the status bar's style counts; nil for this controller's own.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whose wish to hide the status bar counts; nil for this controller's own.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the status bar changes; kept for the vocabulary.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator goes away; kept for the vocabulary.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Which ways up the screen may be; all but upside down unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the screen turns with the phone; true unless overridden.
  open var shouldAutorotate: Bool { true }

  /// Under which bars the view would lie; kept for the vocabulary.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Kept for the vocabulary.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// A name for state restoration, which does not happen.
  open var restorationIdentifier: String?

  /// Light, dark, or as the container has it; kept for the vocabulary.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The surroundings of the screen.
  open var traitCollection: UITraitCollection { .of(style: effectiveStyle) }

  /// Which way up a full-screen presentation comes; upright unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Where the app's gestures come before the system's; kept for the vocabulary.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Whose wish to hide the home indicator counts; nil for this controller's own.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Never called: nothing is laid out.
  open func viewLayoutMarginsDidChange() {}

  /// A child prefers another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Never called: windows do not change their size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the surroundings change; does nothing unless overridden.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Never called: nothing is laid out.
  open func viewSafeAreaInsetsDidChange() {}

  /// The surroundings changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The container the controller is in, else the view its own view is in.
  override open var next: UIResponder? { nextAfterController }

  // MARK: What containers override

  /// Hands the children whose views show to a visitor; they come and go with this controller.
  func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    for child in children where child.isViewInContainer { body(child) }
  }

  /// Whether this container moves its children's views itself, so that moving them tells nobody.
  var movesChildViewsItself: Bool { false }

  /// The child that shows this container's content: where the path of screens goes on.
  ///
  /// A container of an app's own is a screen itself, unless all it shows is one of UIKit's.
  package var contentChild: UIViewController? { onlyContainerChild }

  /// The screens below the content child that lead to it, as a navigation stack has them.
  package var contentPath: [UIViewController] { contentChild.map { [$0] } ?? [] }

  /// Called when the view will appear, before children that show are told.
  func childrenWillAppear(animated: Bool) {}

  /// Called when the view did appear, after children that show were told.
  func childrenDidAppear(animated: Bool) {}

  /// Called right after the view came on its way into the window, before children are told.
  func viewDidEnterWindow(animated: Bool) {}

  /// Where ``show(_:sender:)`` of a child ends; false hands it on to the next container.
  func shows(_ vc: UIViewController, from sender: Any?) -> Bool { false }

  /// Where ``showDetailViewController(_:sender:)`` of a child ends; false hands it on.
  func showsDetail(_ vc: UIViewController, from sender: Any?) -> Bool { false }

  // MARK: What drivers read

  /// What the screen was rendered from, as a value; kits override it for drivers to show.
  open var rehearsalProps: Any? { nil }

  /// Since when the controller has been off the screen, for those who look for leaks.
  package final var presence = Presence()

  /// Who is told what the controller was told of its view, in place of swizzling; for ReactiveUIKit.
  package final var viewObserver: (any ViewObserver)?
}
