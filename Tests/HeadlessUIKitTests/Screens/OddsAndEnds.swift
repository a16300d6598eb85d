import HeadlessUIKit

/// What screens, coordinators and delegates ask of UIKit in passing.
final class OddsViewController: UIViewController {
  private let bar = UIView()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }

  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }

  func odds() -> [String] {
    let application = UIApplication.shared
    let scene = application.connectedScenes.first as? UIWindowScene
    setContentScrollView(nil)
    navigationItem.style = .navigator
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", image: nil, primaryAction: nil,
      menu: UIMenu(
        title: "", options: [.displayInline, .singleSelection],
        children: [
          UIAction(title: "Name", state: .on) { _ in },
          UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) },
        ]))
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: view)
    application.setAlternateIconName("Dark") { _ in }
    UIDevice.current.isBatteryMonitoringEnabled = true
    reloadInputViews()
    let isPortrait = scene?.interfaceOrientation.isPortrait ?? false
    let window: UIWindow? = view.window ?? application.keyWindow
    return [
      "\(application.supportsMultipleScenes)", "\(application.isProtectedDataAvailable)",
      "\(application.backgroundTimeRemaining > 0)",
      application.preferredContentSizeCategory.rawValue, application.alternateIconName ?? "none",
      "\(scene?.statusBarManager?.statusBarFrame.height ?? -1)", "\(isPortrait)",
      "\(UIDevice.current.batteryLevel)", "\(UIDevice.current.batteryState)",
      "\(UIAccessibility.isVoiceOverRunning)", "\(UIAccessibility.isReduceMotionEnabled)",
      "\(window?.safeAreaInsets.bottom ?? -1)", "\(view.isKind(of: UIScrollView.self))",
      "\(UIScreen.main.traitCollection.displayScale)",
      "\(view.effectiveUserInterfaceLayoutDirection)",
      "\(UIFont.familyNames.isEmpty)", "\(UIImage.SymbolScale.large.rawValue)",
    ]
  }
}

/// A page controller with screens of an onboarding.
final class TourViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController]

  init(_ titles: [String]) {
    pages = titles.map { title in
      let page = UIViewController()
      page.title = title
      let label = UILabel()
      label.text = title
      page.view.addSubview(label)
      return page
    }
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: true)
    for case let scrollView as UIScrollView in view.subviews { scrollView.bounces = false }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), index < pages.count - 1 else { return nil }
    return pages[index + 1]
  }
}
