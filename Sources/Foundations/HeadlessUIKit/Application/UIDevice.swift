public import Foundation
internal import HeadlessDevice

/// The model an app believes it runs on.
open class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// The name of the person's phone.
  open var name: String { "iPhone" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The operating system.
  open var systemName: String { "iOS" }
  /// The version of the operating system whose behaviour is followed.
  open var systemVersion: String { "26.0" }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is, from 0 to 1.
  open var batteryLevel: Float { 1 }
  /// What the battery does.
  open var batteryState: BatteryState { .full }
  /// Whether the app hears of the battery; kept for the vocabulary.
  open var isBatteryMonitoringEnabled = false
  /// Whether the app hears when something is near; kept for the vocabulary.
  open var isProximityMonitoringEnabled = false

  /// What the battery does.
  nonisolated public enum BatteryState: Int, Sendable {
    /// Not known, gets empty, gets full, or is full.
    case unknown, unplugged, charging, full
  }

  /// Accepted; the device never turns.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Accepted; the device never turns.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The device was turned; never posted.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.horizontalSizeClass == .regular ? .pad : .phone
  }
  /// An identifier of this device for the app's vendor: the same in every run.
  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }
}

/// How a device is held.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top to the left.
  case landscapeLeft
  /// The top to the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown
}

/// What kind of device an interface is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's display.
  case carPlay
  /// A computer.
  case mac = 5
}
