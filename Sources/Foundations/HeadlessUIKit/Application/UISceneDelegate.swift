/// The delegate of a scene: life cycle and external events.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Creates the delegate: a configuration names only its type.
  init()

  /// Tells the delegate that the scene was added; an app creates its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was removed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate, after the scene entered the background, for what restores its state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Asks the delegate to open URLs with the app's scheme.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Tells the delegate that an activity is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Asks the delegate to continue an activity or universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Ends the app: the class declares no initializer by which the system creates a scene's delegate.
  public init() {
    fatalError("\(Self.self) is created by its configuration, and has no init().")
  }

  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Restores nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Handles no URL.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    scene.usedDefaultImplementation = true
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Continues no activity.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    scene.usedDefaultImplementation = true
  }
}

/// The delegate of a window scene.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, DelegateWithWindow {
  /// Asks the delegate to perform a quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The scene's window; nil where the delegate declares none.
  public var window: UIWindow?? {
    get { ownWindow }
    set { ownWindow = newValue ?? nil }
  }

  /// Passes false to the handler: no quick action is handled.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
