/// The configurations of scenes in the Info.plist of a ported app.
struct SceneManifest {
  /// The name of the configuration.
  let name: String?
  /// The class of the scene's delegate.
  let delegateClass: (any UISceneDelegate.Type)?
  /// The name of the scene's storyboard.
  let storyboard: String?

  /// The configurations of Info.plist by their roles.
  private static var roles: [String: Any] {
    let manifest = AppResources.info["UIApplicationSceneManifest"] as? [String: Any]
    return manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
  }

  /// Whether Info.plist says that the app has scenes: a manifest may be there without any.
  static var hasConfigurations: Bool {
    roles.values.contains { ($0 as? [Any])?.isEmpty == false }
  }

  /// Returns the configuration with a name for a role; without a name, the first one of the role.
  static func entry(named name: String?, role: UISceneSession.Role) -> SceneManifest? {
    guard let entries = roles[role.rawValue] as? [[String: Any]] else { return nil }
    let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    return entry.map(SceneManifest.init)
  }

  private init(_ entry: [String: Any]) {
    name = entry["UISceneConfigurationName"] as? String
    storyboard = entry["UISceneStoryboardFile"] as? String
    let type: AnyClass? = (entry["UISceneDelegateClassName"] as? String).flatMap {
      AppResources.type(named: $0)
    }
    delegateClass = type as? any UISceneDelegate.Type
  }
}

/// The window that UIKit creates for a main storyboard.
enum StoryboardWindow {
  /// Creates the window of a scene's storyboard.
  static func make(_ storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow? {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// Creates the window of the main storyboard, for an app without scenes; nil if there is none.
  static func make(
    for application: UIApplication, _ delegate: any UIApplicationDelegate
  ) -> UIWindow? {
    guard !SceneManifest.hasConfigurations,
      let name = AppResources.info["UIMainStoryboardFile"] as? String, !name.isEmpty
    else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    delegate.ownWindow = window
    application.storyboardWindow = window
    return window
  }

  /// Shows the window, or releases it where the delegate has put another one in its place.
  static func show(_ window: UIWindow?, of delegate: (any DelegateWithWindow)?) {
    guard let window else { return }
    if let own = delegate?.ownWindow, own !== window {
      UIApplication.shared.storyboardWindow = nil
      // UIKit shows the window that the application's delegate has after a launch with a main storyboard.
      if delegate is any UIApplicationDelegate, own.isHidden { own.makeKeyAndVisible() }
    } else {
      window.makeKeyAndVisible()
    }
  }
}
