/// Who is told about a scene's life.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Makes the delegate: a configuration names only its type.
  init()

  /// The scene is there; an app makes its window now.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be interrupted or to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes into sight.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Links with the app's own scheme.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// A universal link or an activity of another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
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
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Who is told about a window scene's life.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }

  /// A quick action was chosen on the home screen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Handles no quick action.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
