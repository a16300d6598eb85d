/// The kinds of data a text view shows as links.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw bit mask.
  public let rawValue: UInt
  /// Creates types from a raw bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
