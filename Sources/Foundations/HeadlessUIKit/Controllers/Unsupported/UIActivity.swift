/// An activity of the app's own in a share sheet; without effect: it is never shown.
open class UIActivity {
  /// The type of an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the type.
    public let rawValue: String

    /// Creates a type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type with an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Print.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copy.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assign to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Save to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Add to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// Creates an activity.
  public init() {}

  /// The type of the activity; nil unless overridden.
  open var activityType: ActivityType? { nil }

  /// The title of the activity; nil unless overridden.
  open var activityTitle: String? { nil }
}
