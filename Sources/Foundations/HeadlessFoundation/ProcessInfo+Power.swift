public import Foundation

#if !canImport(Darwin)
  nonisolated extension ProcessInfo {
    /// The heat of a device.
    public enum ThermalState: Int, Sendable {
      /// The device works as usual, or does less and less.
      case nominal, fair, serious, critical
    }

    /// The heat of the device; always nominal.
    public var thermalState: ThermalState { .nominal }

    /// Whether the device saves energy; always false.
    public var isLowPowerModeEnabled: Bool { false }

    /// The name of the notification of another heat, which is not posted here.
    public class var thermalStateDidChangeNotification: Notification.Name {
      Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
  }

  nonisolated extension Notification.Name {
    /// Posted on a phone when Low Power Mode is turned on or off; not posted here.
    public static let NSProcessInfoPowerStateDidChange = Self(
      "NSProcessInfoPowerStateDidChangeNotification")
  }

  nonisolated extension FileManager {
    /// The user's identity in iCloud; nil, since nobody is signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the app's folder in iCloud; nil, since nobody is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Returns whether a file is in iCloud; always false.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
  }
#endif
