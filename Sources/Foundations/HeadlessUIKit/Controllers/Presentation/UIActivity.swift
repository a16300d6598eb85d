/// An activity of the app's own, which a share sheet offers by its title.
///
/// The sheet asks `canPerform(withActivityItems:)` when it is shown. A tap prepares the activity, then
/// presents its controller or performs it; `activityDidFinish(_:)` closes the sheet.
open class UIActivity: HeadlessObject {
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
    /// Open in a reader of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Share by SharePlay.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Mark up as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Post to a service that iOS once had.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Post to a service that iOS once had.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Post to a service that iOS once had.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Post to a service that iOS once had.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// Post to a service that iOS once had.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Post to a service that iOS once had.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// A category of activities.
  nonisolated public enum Category: Int, Sendable {
    /// An action, or a service to share with.
    case action, share
  }

  /// Called when the activity has finished.
  final var didFinish: (Bool) -> Void = { _ in }

  /// Creates an activity.
  public override init() {}

  /// The category of the activity; an action unless overridden.
  open class var activityCategory: Category { .action }

  /// The type of the activity; nil unless overridden.
  open var activityType: ActivityType? { nil }

  /// The title of the activity; nil unless overridden, and then it is not offered.
  open var activityTitle: String? { nil }

  /// The image of the activity; nil unless overridden.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can act on some items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller to present in place of performing the activity; nil unless overridden.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity; does nothing unless overridden.
  open func perform() {}

  /// Tells the share sheet that the activity has finished.
  public final func activityDidFinish(_ completed: Bool) { didFinish(completed) }
}
