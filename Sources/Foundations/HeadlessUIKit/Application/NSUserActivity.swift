public import Foundation

/// What a person was doing, so that it can go on elsewhere: here, mostly a universal link.
open class NSUserActivity {
  /// The type.
  public final let activityType: String
  /// The page that shows the same.
  open var webpageURL: URL?
  /// What a person reads.
  open var title: String?
  /// What the app needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The page it was found on.
  open var referrerURL: URL?
  /// Whether it can go on on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be found by searching.
  open var isEligibleForSearch = false

  /// An activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it the current one; nothing else listens.
  open func becomeCurrent() {}

  /// Ends it.
  open func invalidate() {}
}

/// The type of an activity that is a universal link.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Who can go on with an activity.
@MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with it.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
