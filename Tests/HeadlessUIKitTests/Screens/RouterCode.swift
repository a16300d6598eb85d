import HeadlessUIKit

/// A typical app delegate with a router.
final class RouterAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate
{
  var window: UIWindow?
  private(set) var router: AppRouter?
  private var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setUpAppearance()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .systemOrange
    window.overrideUserInterfaceStyle = .dark
    window.backgroundColor = .black
    self.window = window
    router = AppRouter(window: window)
    router?.start()
    UNUserNotificationCenter.current().delegate = self
    if launchOptions?[.remoteNotification] != nil { application.applicationIconBadgeNumber = 0 }
    if let url = launchOptions?[.url] as? URL { router?.open(url) }
    application.registerForRemoteNotifications()
    return true
  }

  private func setUpAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 34, weight: .bold)]
    appearance.shadowColor = .clear
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    appearance.setBackIndicatorImage(UIImage(named: "back"), transitionMaskImage: nil)
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().prefersLargeTitles = true
    let tabs = UITabBarAppearance()
    tabs.configureWithDefaultBackground()
    tabs.stackedLayoutAppearance.selected.iconColor = .systemOrange
    tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().scrollEdgeAppearance = tabs
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 15)], for: .normal)
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor =
      .secondaryLabel
    UITableView.appearance().separatorColor = .separator
    UISwitch.appearance().onTintColor = .systemGreen
    UITextField.appearance().tintColor = .systemOrange
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask(withName: "save") { [weak self] in
      guard let self else { return }
      application.endBackgroundTask(task)
      task = .invalid
    }
    application.endBackgroundTask(task)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    _ = options[.sourceApplication] as? String
    return router?.open(url) ?? false
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    _ = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
  }
}

/// The routes of an app.
@MainActor enum Route: Equatable {
  case home, detail(id: String), settings
}

/// A router that sets the root, pushes, presents, and selects tabs.
final class AppRouter: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private let window: UIWindow
  private let tabBarController = UITabBarController()
  private var completions: [UIViewController: () -> Void] = [:]
  private(set) var finished: [String] = []

  init(window: UIWindow) { self.window = window }

  func start() {
    let home = makeStack(title: "Home", image: "house", tag: 0)
    let settings = makeStack(title: "Settings", image: "gear", tag: 1)
    settings.tabBarItem.badgeValue = "2"
    tabBarController.setViewControllers([home, settings], animated: false)
    tabBarController.delegate = self
    tabBarController.tabBar.isTranslucent = false
    tabBarController.tabBar.tintColor = .systemOrange
    tabBarController.tabBar.unselectedItemTintColor = .systemGray
    setRoot(tabBarController, animated: false)
  }

  private func makeStack(title: String, image: String, tag: Int) -> UINavigationController {
    let screen = UIViewController()
    screen.title = title
    let stack = UINavigationController(rootViewController: screen)
    stack.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: image),
      selectedImage: UIImage(systemName: "\(image).fill"))
    stack.tabBarItem.tag = tag
    stack.navigationBar.prefersLargeTitles = true
    stack.navigationBar.isTranslucent = false
    stack.navigationBar.shadowImage = UIImage()
    stack.navigationBar.setBackgroundImage(UIImage(), for: .default)
    stack.delegate = self
    stack.interactivePopGestureRecognizer?.isEnabled = true
    return stack
  }

  func setRoot(_ controller: UIViewController, animated: Bool) {
    guard animated, let snapshot = window.snapshotView(afterScreenUpdates: true) else {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return
    }
    controller.view.addSubview(snapshot)
    window.rootViewController = controller
    UIView.transition(
      with: window, duration: 0.3, options: [.transitionCrossDissolve, .allowAnimatedContent],
      animations: { snapshot.alpha = 0 },
      completion: { _ in snapshot.removeFromSuperview() })
  }

  @discardableResult
  func open(_ url: URL) -> Bool {
    guard
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      components.scheme == "crew"
    else { return false }
    let id = components.queryItems?.first { $0.name == "id" }?.value ?? "1"
    tabBarController.selectedIndex = 0
    (tabBarController.selectedViewController as? UINavigationController)?
      .popToRootViewController(animated: false)
    push(.detail(id: id)) { [weak self] in self?.finished.append(id) }
    return true
  }

  func push(_ route: Route, completion: (() -> Void)? = nil) {
    guard let stack = UIApplication.topViewController()?.navigationController else { return }
    let screen = UIViewController()
    if case .detail(let id) = route { screen.title = "Detail \(id)" }
    screen.hidesBottomBarWhenPushed = true
    if let completion { completions[screen] = completion }
    stack.pushViewController(screen, animated: true) { completion?() }
  }

  func showLogin(from source: UIViewController) {
    let login = UINavigationController(rootViewController: UIViewController())
    login.modalPresentationStyle = .pageSheet
    login.modalTransitionStyle = .crossDissolve
    login.isModalInPresentation = false
    login.presentationController?.delegate = self
    if let sheet = login.sheetPresentationController {
      sheet.detents = [.medium(), .custom { context in context.maximumDetentValue * 0.3 }]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    source.present(login, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    completions.removeValue(forKey: from)?()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finished.append("login")
  }
}

extension UIApplication {
  /// Returns the front controller.
  static func topViewController(
    base: UIViewController? = UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.windows.first { $0.isKeyWindow } }.first?
      .rootViewController
  ) -> UIViewController? {
    if let navigation = base as? UINavigationController {
      return topViewController(base: navigation.visibleViewController)
    }
    if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
      return topViewController(base: selected)
    }
    if let presented = base?.presentedViewController { return topViewController(base: presented) }
    return base
  }
}

extension UINavigationController {
  /// Pushes a controller, and calls a completion after the transition.
  func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    pushViewController(viewController, animated: animated)
    guard animated, let coordinator = transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  /// Pops to the nearest controller of a class.
  func pop<Screen: UIViewController>(to type: Screen.Type, animated: Bool = true) {
    guard let screen = viewControllers.last(where: { $0.isKind(of: type) }) else { return }
    popToViewController(screen, animated: animated)
  }
}

extension UIViewController {
  /// Adds a child that fills the view.
  func add(_ child: UIViewController, to container: UIView? = nil) {
    addChild(child)
    let container: UIView = container ?? view
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the controller from its parent.
  func remove() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
