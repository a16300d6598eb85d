public import Foundation

extension UIApplication {
  /// Does nothing: touches are taken.
  public final func beginIgnoringInteractionEvents() {}

  /// Does nothing: touches are taken.
  public final func endIgnoringInteractionEvents() {}

  /// Whether touches are ignored: never.
  public final var isIgnoringInteractionEvents: Bool { false }

  /// The address of the app's notifications in the settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The sessions of the scenes.
  public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Does nothing: there is one scene.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Whether the app may be updated in the background: it may.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Does nothing: there is no remote control.
  public final func beginReceivingRemoteControlEvents() {}

  /// Does nothing: there is no remote control.
  public final func endReceivingRemoteControlEvents() {}

  /// Does nothing: there are no pictures of the app.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
}

// The notifications are never posted: what they tell of does not happen here.

nonisolated extension UIApplication {
  /// The user took a picture of the screen.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The day or the time zone changed.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The permission of updates in the background changed.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Protected files can be read.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Protected files can soon no longer be read.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// The permission of updates in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not to be given, refused, or given.
  case restricted, denied, available
}

extension UIScene {
  /// The options of a request for a scene, of which there is one.
  open class ActivationRequestOptions {
    /// The scene that asks.
    open var requestingScene: UIScene?

    /// Creates options.
    public init() {}
  }
}
