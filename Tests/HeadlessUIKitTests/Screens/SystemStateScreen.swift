import HeadlessUIKit

/// A view controller that reads the state of the application, scene, device and window.
final class SystemStateViewController: UIViewController {
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

  func systemState() -> [String] {
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
