public import Foundation

extension Device {
  /// The initial settings of a device.
  public struct Configuration: Equatable, Sendable {
    /// The kind of biometric authentication; Face ID by default.
    public var biometry = Biometry.faceID

    /// The width of the app's window; compact by default, as on a phone in portrait.
    public var width = DisplayWidth.compact

    /// The user's language and region; `en_US` by default.
    public var locale = Locale(identifier: "en_US")

    /// The time zone; UTC by default.
    public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current

    /// The date at the clock's zero; 2026-01-05T09:00:00Z by default.
    public var date = Date(timeIntervalSince1970: 1_767_603_600)

    /// The seed of the random numbers; 1 by default.
    public var seed: UInt64 = 1

    /// Creates the default configuration.
    public init() {}
  }
}
