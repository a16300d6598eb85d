public import Foundation

/// A screen or a container of screens: manages a view, and presents other controllers.
///
/// The order of the calls follows UIKit. Where Apple documents no order, it follows observed
/// behavior, and Docs/UIKit.md says so.
open class UIViewController: UIResponder {
  // MARK: View

  /// The nib name passed to the initializer.
  public final let nibName: String?

  /// The nib bundle passed to the initializer.
  public final let nibBundle: Bundle?

  final var loadedView: UIView?
  final var isLoadingView = false

  /// Creates a controller; its view is loaded when first accessed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib of the view; nil for the one with the name of the class, if any.
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

  /// Creates a controller of a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    UIApplication.shared.controllers.add(self)
  }

  /// The controller's view; loaded when first accessed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view if it is loaded; does not load it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and assigns it to ``view``; never call it directly.
  open func loadView() { loadEmptyView() }

  /// Loads the view if needed.
  open func loadViewIfNeeded() { loadOnce() }

  /// Called after the view was loaded.
  open func viewDidLoad() { ObjectiveCHooks.didLoadView(of: self) }

  // MARK: Containers

  /// The nearest enclosing navigation controller; nil for none.
  open var navigationController: UINavigationController? { nearest() }

  /// The nearest enclosing tab bar controller; nil for none.
  open var tabBarController: UITabBarController? { nearest() }

  /// The nearest enclosing split view controller; nil for none.
  open var splitViewController: UISplitViewController? { nearest() }

  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Storyboards

  /// The scene of the storyboard that the controller was created from.
  final var interface: InterfaceScene?

  /// The storyboard that the controller was created from; nil for none.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Performs the segue of the scene with an identifier; an unknown one is a finding.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performManualSegue(identifier, sender: sender)
  }

  /// Returns whether a segue that a person triggered is performed; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed; does nothing unless overridden.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue unwinds to this controller: whether it has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// Returns the children that an unwind segue may lead to, nearest first: all but the one it comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }

  /// Returns the child that an unwind segue comes from or through.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var node: UIViewController? = source.source
    while let current = node, current.parent !== self { node = current.parent ?? current.presenter }
    return node
  }

  /// Called on each container on the way of an unwind segue; does nothing unless overridden.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { forwardInSuper(.willAppear) }

  /// Called once for each appearance, while the view is in the window.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared and any animation has ended.
  open func viewDidAppear(_ animated: Bool) { forwardInSuper(.didAppear) }

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { forwardInSuper(.willDisappear) }

  /// Called after the view disappeared and any animation has ended.
  open func viewDidDisappear(_ animated: Bool) { forwardInSuper(.didDisappear) }

  /// Called before `layoutSubviews()` of the view, at least once for each appearance.
  open func viewWillLayoutSubviews() {}

  /// Called after `layoutSubviews()` of the view, at least once for each appearance.
  open func viewDidLayoutSubviews() {}

  /// Called before `updateProperties()` of the view, in the layout pass.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()`` when the current work is done.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls ``updateProperties()`` now, if it was requested.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  final var unavailableContent: UnavailableContent?

  /// The content to show where the screen has none of its own; nil for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { setUnavailableContent(newValue) }
  }

  /// Called when the view appears and after ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` when the current work is done.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    scheduleUpdateOfUnavailableContent()
  }

  /// Begins a child's appearance or disappearance, for containers that forward it themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
  }

  /// Ends the appearance or disappearance that ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    if appearance == .appeared || appearance == .disappeared { reportUnbalancedEnd() }
    endAppearing()
    endDisappearing()
  }

  /// Whether appearance methods are forwarded to children; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the view appears because the controller was added to a container.
  public internal(set) final var isMovingToParent = false

  /// Whether the view disappears because the controller was removed from its container.
  public internal(set) final var isMovingFromParent = false

  /// Whether the view appears because the controller was presented.
  public internal(set) final var isBeingPresented = false

  /// Whether the view disappears because the controller is dismissed.
  public internal(set) final var isBeingDismissed = false

  /// Whether the controller was added to its container and has not appeared there yet.
  final var isNewInParent = false
  /// Whether `willMove(toParent: nil)` was called.
  final var isLeavingParent = false

  final var appearance = Appearance.disappeared
  /// The callback in progress that the children have not had yet.
  final var unforwarded: Appearance.Callback?
  final var appearsAnimated = false
  final var didCallIsAppearing = false

  // MARK: Containment

  /// The container of the controller.
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  open internal(set) weak var parent: UIViewController?

  /// The container of an app, or the page view controller, that the controller was last removed from.
  package final weak var formerContainer: UIViewController?

  /// The children, in the order they were added.
  @exclusivity(unchecked)
  open internal(set) var children: [UIViewController] = []

  /// Adds a child after calling its `willMove(toParent:)`; removes it from a former container.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Removes the controller from its container and calls `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to or removed from a container.
  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }

  /// Called after the controller was added to or removed from a container.
  open func didMove(toParent parent: UIViewController?) {
    viewObserver?.controllerDidMove(toParent: parent)
  }

  /// Replaces one child's view with another's; both stay children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    swapChildren(
      from: fromViewController, to: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  // MARK: Presentation

  @exclusivity(unchecked)
  final var presented: UIViewController?
  @exclusivity(unchecked)
  final weak var presenter: UIViewController?
  final var ownPresentationController: UIPresentationController?

  /// The window whose root this controller is.
  @exclusivity(unchecked)
  final weak var rootWindow: UIWindow?

  /// The controller that this one or a container of it presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or a container of it.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// Presents a controller; the completion runs after its `viewDidAppear`.
  ///
  /// As in UIKit, the presentation is refused if the view is not in a window or something is
  /// presented already: that is a finding, nothing is presented, and the completion never runs.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented controller, or else the controller itself.
  ///
  /// Everything presented above it is dismissed too; only the topmost is animated.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The style of a presentation of this controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether the user cannot dismiss the sheet.
  open var isModalInPresentation = false

  /// Whether this controller is covered by presentations over the current context.
  open var definesPresentationContext = false

  /// The delegate that provides custom transitions and presentation controllers.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The preferred size in a popover or form sheet.
  open var preferredContentSize = CGSize.zero

  /// Shows a controller: the nearest container pushes it, or else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender: sender) }

  /// Shows a detail in the nearest split view controller, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContext(vc, sender: sender)
  }

  // MARK: Bars

  /// The title of the screen, for bars.
  open var title: String? {
    didSet { titleDidChange() }
  }

  @exclusivity(unchecked)
  final var bars = Bars()

  /// The navigation item of the screen.
  open var navigationItem: UINavigationItem { itemForNavigationBar }

  /// The tab bar item of the screen.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set { bars.tabBarItem = newValue }
  }

  /// The items of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set {
      bars.toolbarItems = newValue
      toolbarItemsDidChange()
    }
  }

  /// Replaces the toolbar items, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar is hidden while this screen or one above it is on the stack.
  @exclusivity(unchecked)
  open var hidesBottomBarWhenPushed = false

  /// The coordinator of the transition that this controller or a container of it takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator
  }

  final weak var currentTransition: Transition?

  // MARK: Editing and traits

  /// Whether the content can be edited.
  open var isEditing: Bool {
    get { bars.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(to: editing) }

  /// A bar button that toggles editing.
  open var editButtonItem: UIBarButtonItem { itemForEditing }

  /// The user interface style to use in place of the container's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { overriding(.of(style: effectiveStyle)) }

  /// Called before a trait change; does nothing unless overridden.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called after a trait change; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The shortcuts added with ``addKeyCommand(_:)``; nil for none.
  override open var keyCommands: [UIKeyCommand]? { bars.keyCommands }

  /// The next responder: the presenter, or else the superview, the window or the parent.
  override open var next: UIResponder? { nextAfterController }

  // MARK: Overridden by containers

  /// Calls the closure for each visible child, which appears and disappears with this controller.
  func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    for child in children where child.isViewInContainer { body(child) }
  }

  /// Whether this container adds and removes its children's views itself, and forwards appearance.
  var movesChildViewsItself: Bool { false }

  /// The child that shows this container's content, on the path to the innermost screen.
  ///
  /// An app's own container is a screen itself, unless its only visible child is one of UIKit's
  /// containers.
  package var contentChild: UIViewController? { onlyContainerChild }

  /// The screens of the content up to the content child, as on a navigation stack.
  package var contentPath: [UIViewController] { contentChild.map { [$0] } ?? [] }

  /// Called before the visible children's `viewWillAppear`.
  func childrenWillAppear(animated: Bool) {}

  /// Called after the visible children's `viewDidAppear`.
  func childrenDidAppear(animated: Bool) {}

  /// Called when the view entered the window, before the children's `viewIsAppearing`.
  func viewDidEnterWindow(animated: Bool) {}

  /// Handles ``show(_:sender:)`` of a child; false passes it on to the next container.
  func shows(_ vc: UIViewController, from sender: Any?) -> Bool { false }

  /// Handles ``showDetailViewController(_:sender:)`` of a child; false passes it on.
  func showsDetail(_ vc: UIViewController, from sender: Any?) -> Bool { false }

  // MARK: Observation by drivers

  /// The type that names the screen: the controller's own, unless it hosts another framework's view.
  var typeOfScreen: Any.Type { type(of: self) }

  /// The value that the screen was rendered from; kits override it for drivers to show.
  open var rehearsalProps: Any? { nil }

  /// The lifetime of the controller, for leak detection.
  package final var lifetime = Lifetime()

  /// The observer of view events, in place of swizzling; set by ReactiveUIKit.
  package final var viewObserver: (any ViewObserver)?

  // MARK: Without effect

  /// Never called: preferred sizes have no effect.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child; the parent's size unless overridden; without effect.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether the keyboard stays when the focus leaves; false unless overridden; without effect.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  /// Returns the scroll view whose content bars follow; nil unless overridden; without effect.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  /// Does nothing: bars follow no content.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}

  /// The status bar style; `.default` unless overridden; without effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden; false unless overridden; without effect.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides the status bar style; nil for this controller; without effect.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; without effect.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Never called: nothing is laid out.
  open func updateViewConstraints() {}

  /// Called when a driver simulates low memory.
  open func didReceiveMemoryWarning() {}

  /// The animation style of a presentation; stored, without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the context's transition style is used; stored, without effect.
  open var providesPresentationContextTransitionStyle = false

  /// The animation of status bar changes; without effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator hides; without effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The supported orientations; all but upside down unless overridden; without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the screen rotates with the phone; true unless overridden; without effect.
  open var shouldAutorotate: Bool { true }

  /// The edges that extend below bars; stored, without effect.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// The additional safe area insets; stored, without effect.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// The identifier for state restoration; stored, without effect.
  open var restorationIdentifier: String?

  /// The class that restores the screen; stored, without effect.
  open var restorationClass: AnyClass?

  /// Never called: no state is saved.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Never called: no state is restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Never called: no state is restored.
  open func applicationFinishedRestoringState() {}

  /// The orientation of a full-screen presentation; portrait unless overridden; without effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The edges whose system gestures are deferred; without effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides whether the home indicator hides; without effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that decides on the screen's edges; never asked for.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Never called: there is no layout.
  open func viewLayoutMarginsDidChange() {}

  /// Never called: windows do not change their size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Never called: there is no layout.
  open func viewSafeAreaInsetsDidChange() {}
}
