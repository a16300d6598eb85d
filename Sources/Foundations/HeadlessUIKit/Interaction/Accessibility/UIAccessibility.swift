/// What an app asks and tells VoiceOver; nobody listens here.
public enum UIAccessibility {
  /// What an app tells VoiceOver.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of it.
    public let rawValue: UInt32

    /// A notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen shows.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The screen shows something else.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver speaks: never.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether the reader wants little motion: no.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether the reader wants bold text: no.
  public static var isBoldTextEnabled: Bool { false }

  /// Accepted; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
}
