public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The device that the app runs on: a phone with fixed properties.
open class UIDevice: NSObject {
  /// The current device; each simulated phone has its own.
  public static var current: UIDevice {
    Device.current.clock.associatedObject { _ in UIDevice() }
  }

  /// The name of the phone.
  open var name: String { "iPhone" }
  /// The model of the device.
  open var model: String { "iPhone" }
  /// The name of the operating system.
  open var systemName: String { "iOS" }
  /// The version of the operating system whose behavior is followed.
  open var systemVersion: String { Self.version }

  /// The version of the system, for threads other than the main one, too.
  nonisolated package static let version = "26.0"
  /// The orientation of the device: portrait until a test rotates it.
  open var orientation: UIDeviceOrientation { heldOrientation }
  /// The orientation in which a test holds the device; a change posts the notification.
  package final var heldOrientation = UIDeviceOrientation.portrait {
    didSet {
      guard heldOrientation != oldValue else { return }
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }
  /// The battery level, from 0 to 1; always 1.
  open var batteryLevel: Float { 1 }
  /// The battery state; always full.
  open var batteryState: BatteryState { .full }

  /// The state of the battery.
  nonisolated public enum BatteryState: Int, Sendable {
    /// Unknown, discharging, charging, or full.
    case unknown, unplugged, charging, full
  }

  /// Posted when the device was rotated, which only a test does.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The user interface idiom: phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.horizontalSizeClass == .regular ? .pad : .phone
  }
  /// The identifier of this device for the app's vendor, the same in every run.
  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }

  // MARK: Without effect

  /// Whether battery changes are monitored; stored, without effect.
  open var isBatteryMonitoringEnabled = false

  /// Whether the proximity sensor is monitored; stored, without effect.
  open var isProximityMonitoringEnabled = false
}

/// The physical orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top points left.
  case landscapeLeft
  /// The top points right.
  case landscapeRight
  /// The screen faces up.
  case faceUp
  /// The screen faces down.
  case faceDown
}

/// The kind of device that an interface is designed for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car display.
  case carPlay
  /// A computer.
  case mac = 5
}

extension UIDeviceOrientation {
  /// A Boolean value that indicates whether the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the device stands on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether an app can be shown so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the user interface idiom, as apps asked for it before `UIDevice` had it.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
