public import Foundation

extension UIDevice {
  /// Does nothing: the device never rotates.
  public final func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: the device never rotates.
  public final func endGeneratingDeviceOrientationNotifications() {}

  /// The model in the user's language.
  public final var localizedModel: String { model }

  /// Whether several apps run at once.
  public final var isMultitaskingSupported: Bool { true }

  /// Whether something is near the screen: never.
  public final var proximityState: Bool { false }

  /// Does nothing: keys make no sound.
  public final func playInputClick() {}
}

// The notifications are never posted: what they tell of does not happen here.

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
