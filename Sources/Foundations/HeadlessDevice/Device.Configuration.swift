public import Foundation

extension Device {
  /// What a device is like when it is switched on.
  public struct Configuration: Equatable, Sendable {
    /// What can recognise the owner; Face ID unless said otherwise.
    public var biometry = Biometry.faceID

    /// The owner's language and region; `en_US` unless said otherwise.
    public var locale = Locale(identifier: "en_US")

    /// The time zone; UTC unless said otherwise.
    public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current

    /// The date when the clock stands at zero; 2026-01-05T09:00:00Z unless said otherwise.
    public var date = Date(timeIntervalSince1970: 1_767_603_600)

    /// What the random numbers grow from.
    public var seed: UInt64 = 1

    /// The usual device.
    public init() {}
  }
}
