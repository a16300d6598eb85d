public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// A state of the app that can be continued later or on another device, such as a universal link.
open class NSUserActivity: HeadlessObject {
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

  /// The delegate.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The responder whose activity this is.
  final weak var responder: UIResponder?

  /// Whether the app has to bring the activity up to date, which it is asked to after the event.
  open var needsSave = false {
    didSet {
      guard needsSave, !oldValue else { return }
      Device.current.clock.schedule(after: .zero, for: .init(.endOfEvent, "user activity")) {
        [weak self] in
        self?.save()
      }
    }
  }

  private func save() {
    guard needsSave else { return }
    needsSave = false
    responder?.updateUserActivityState(self)
    delegate?.userActivityWillSave(self)
  }

  // MARK: Without effect

  /// The keys of ``userInfo`` that the app needs to continue; stored, without effect.
  open var requiredUserInfoKeys: Set<String>?

  /// The words that search finds the activity by; stored, without effect.
  open var keywords: Set<String> = []

  /// The date after which the activity is of no use; stored, without effect.
  open var expirationDate: Date?

  /// The identity by which the app deletes the activity; stored, without effect.
  open var persistentIdentifier: String?

  /// The words by which a person calls the activity; stored, without effect.
  open var suggestedInvocationPhrase: String?

  /// The identity of the content, by which a scene is chosen; stored, without effect.
  open var targetContentIdentifier: String?

  /// Whether the system suggests the activity; stored, without effect.
  open var isEligibleForPrediction = false

  /// Whether everyone's search finds the activity; stored, without effect.
  open var isEligibleForPublicIndexing = false

  /// Whether the activity can continue on another device; stored, without effect.
  open var isEligibleForHandoff = true

  /// Whether search finds the activity; stored, without effect.
  open var isEligibleForSearch = false
}

/// The delegate of a user activity.
@MainActor public protocol NSUserActivityDelegate: AnyObject {
  /// Asks the delegate to bring the activity up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Tells the delegate that another device continues the activity; never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that is a universal link.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores its state from a user activity.
@MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of the activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
