public import Foundation

/// A state of the app that can be continued later or on another device, such as a universal link.
open class NSUserActivity {
  /// The activity's type.
  public final let activityType: String
  /// The web page that shows the same content.
  open var webpageURL: URL?
  /// The title for the user.
  open var title: String?
  /// The data the app needs to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The page the link was found on.
  open var referrerURL: URL?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Merges entries into ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  // MARK: Without effect

  /// Whether the activity can continue on another device; stored, without effect.
  open var isEligibleForHandoff = true

  /// Whether search finds the activity; stored, without effect.
  open var isEligibleForSearch = false
}

/// The type of an activity that is a universal link.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores its state from a user activity.
@MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of the activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
