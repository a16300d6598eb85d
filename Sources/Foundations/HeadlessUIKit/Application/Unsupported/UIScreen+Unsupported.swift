public import Foundation

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

// The notifications are never posted: what they tell of does not happen here.

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
