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
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Does nothing: there are no pictures of the app.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
}

// The notifications below are never posted: what they tell of does not happen here.

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

nonisolated extension UIScreen {
  /// The brightness changed.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The screen is recorded, or no longer.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// A screen was connected.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}

nonisolated extension UIDevice {
  /// The battery is charged, or no longer.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The level of the battery changed.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Something is near the screen, or no longer.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

nonisolated extension UIPasteboard {
  /// The content of a pasteboard changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

extension UIScreen {
  /// The screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// The greatest number of frames a second.
  public final var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is recorded: never.
  public final var isCaptured: Bool { false }

  /// The screen that this one repeats: none.
  public final var mirrored: UIScreen? { nil }

  /// Returns an empty view.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
}

extension UIDevice {
  /// The model in the user's language.
  public final var localizedModel: String { model }

  /// Whether several apps run at once.
  public final var isMultitaskingSupported: Bool { true }

  /// Whether something is near the screen: never.
  public final var proximityState: Bool { false }

  /// Does nothing: keys make no sound.
  public final func playInputClick() {}
}

extension UIDeviceOrientation {
  /// Whether an app can be shown so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
