/// The accessibility settings and notifications; no assistive technology is running here.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be announced.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
