public import Foundation

/// What a notification says.
open class UNNotificationContent {
  /// What is heard; kept for the vocabulary.
  open internal(set) var sound: UNNotificationSound?
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// What follows.
  open internal(set) var body = ""
  /// The number for the app's icon.
  open internal(set) var badge: NSNumber?
  /// What the app needs to act on it.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// Which of the app's kinds of notification it is.
  open internal(set) var categoryIdentifier = ""
  /// What groups notifications.
  open internal(set) var threadIdentifier = ""

  init() {}

  /// What a remote notification says: its `aps.alert`, a text or a dictionary of title and body.
  init(remote userInfo: [AnyHashable: Any]) {
    self.userInfo = userInfo
    guard let aps = userInfo["aps"] as? [AnyHashable: Any] else { return }
    if let text = aps["alert"] as? String {
      body = text
    } else if let alert = aps["alert"] as? [AnyHashable: Any] {
      title = alert["title"] as? String ?? ""
      subtitle = alert["subtitle"] as? String ?? ""
      body = alert["body"] as? String ?? ""
    }
    badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
    categoryIdentifier = aps["category"] as? String ?? ""
    threadIdentifier = aps["thread-id"] as? String ?? ""
  }

  /// Whether a person would see anything of it.
  final var isVisible: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }
}

/// What a notification of the app's own says.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Content that says nothing.
  public override init() { super.init() }

  /// What is heard; kept for the vocabulary.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// What follows.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// What the app needs to act on it.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// Which of the app's kinds of notification it is.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What groups notifications.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// A notification an app asks for.
open class UNNotificationRequest {
  /// What tells it from others.
  public final let identifier: String
  /// What it says.
  public final let content: UNNotificationContent
  /// When it comes; nil for at once.
  public final let trigger: UNNotificationTrigger?

  /// A notification to come.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that has come.
open class UNNotification {
  /// When it came.
  public final let date: Date
  /// What it was asked for with.
  public final let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// What a person did with a notification.
open class UNNotificationResponse {
  /// The notification.
  public final let notification: UNNotification
  /// Which of its actions was chosen.
  public final let actionIdentifier: String

  init(_ notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The action of a tap on the notification itself.
nonisolated public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of putting the notification away.
nonisolated public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification shows while the app is in front.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound; nobody hears it.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner, under its former name.
  public static let alert = Self(rawValue: 1 << 2)
  /// In the list of notifications only.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner at the top of the screen.
  public static let banner = Self(rawValue: 1 << 4)
}

/// What an app may do with notifications.
nonisolated public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner.
  public static let alert = Self(rawValue: 1 << 2)
  /// Quietly, without asking.
  public static let provisional = Self(rawValue: 1 << 6)
}
