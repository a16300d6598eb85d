public import Foundation

/// The content of a notification.
open class UNNotificationContent: HeadlessObject {
  /// The title.
  open internal(set) var title = ""
  /// The subtitle.
  open internal(set) var subtitle = ""
  /// The body text.
  open internal(set) var body = ""
  /// The number on the app's icon.
  open internal(set) var badge: NSNumber?
  /// The custom data of the notification.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the notification's category.
  open internal(set) var categoryIdentifier = ""
  /// The identifier that groups notifications.
  open internal(set) var threadIdentifier = ""

  override init() {}

  /// Creates the content of a remote notification from `aps.alert`: a string, or a dictionary.
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

  /// Whether the content has any text.
  final var isVisible: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }

  // MARK: Without effect

  /// The sound; stored, without effect.
  open internal(set) var sound: UNNotificationSound?
  /// The files that are shown with the text; stored, without effect.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// The urgency; stored, without effect.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The importance among the app's notifications, from 0 to 1; stored, without effect.
  open internal(set) var relevanceScore = 0.0
  /// The identity of the content, by which a scene is chosen; stored, without effect.
  open internal(set) var targetContentIdentifier: String?
  /// The screen that is shown at the launch; stored, without effect.
  open internal(set) var launchImageName = ""

  // MARK: Copies

  /// Returns a copy that cannot be changed.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UNNotificationContent in
      let copy = UNNotificationContent()
      copy.take(self)
      return copy
    }
  }

  /// Returns a copy that can be changed: a `UNMutableNotificationContent`.
  nonisolated open override func mutableCopy() -> Any {
    MainActor.assumeIsolated { () -> UNMutableNotificationContent in
      let copy = UNMutableNotificationContent()
      copy.take(self)
      return copy
    }
  }

  private func take(_ other: UNNotificationContent) {
    (title, subtitle, body) = (other.title, other.subtitle, other.body)
    (badge, sound, userInfo) = (other.badge, other.sound, other.userInfo)
    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
    (attachments, interruptionLevel) = (other.attachments, other.interruptionLevel)
    relevanceScore = other.relevanceScore
    targetContentIdentifier = other.targetContentIdentifier
    launchImageName = other.launchImageName
  }
}

/// The editable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Creates empty content.
  public override init() { super.init() }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The body text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The custom data of the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the notification's category.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier that groups notifications.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }

  // MARK: Without effect

  /// The sound; stored, without effect.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The files that are shown with the text; stored, without effect.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The urgency; stored, without effect.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The importance among the app's notifications, from 0 to 1; stored, without effect.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// The identity of the content, by which a scene is chosen; stored, without effect.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The screen that is shown at the launch; stored, without effect.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
}

/// A request to deliver a local notification.
open class UNNotificationRequest: HeadlessObject {
  /// The identifier of the request.
  public final let identifier: String
  /// The content of the notification.
  public final let content: UNNotificationContent
  /// The trigger; nil for immediate delivery.
  public final let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A delivered notification.
open class UNNotification: HeadlessObject {
  /// The date of delivery.
  public final let date: Date
  /// The request that was delivered.
  public final let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The user's response to a notification.
open class UNNotificationResponse: HeadlessObject {
  /// The notification.
  public final let notification: UNNotification
  /// The identifier of the chosen action.
  public final let actionIdentifier: String
  /// The scene that the response goes to.
  open var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }

  init(_ notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The user's answer to a notification that asks for a text, which no user gives here.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text; empty.
  public final let userText = ""
}

/// The action identifier of a tap on the notification itself.
nonisolated public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// The action identifier of a dismissed notification.
nonisolated public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// The options for presenting a notification in the foreground.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Updates the number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Plays a sound; without effect.
  public static let sound = Self(rawValue: 1 << 1)
  /// Shows a banner; the deprecated name of ``banner``.
  public static let alert = Self(rawValue: 1 << 2)
  /// Adds the notification to the notification list.
  public static let list = Self(rawValue: 1 << 3)
  /// Shows a banner at the top of the screen.
  public static let banner = Self(rawValue: 1 << 4)
}

/// The notification features an app asks permission for.
nonisolated public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Banners.
  public static let alert = Self(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Sounds of critical alerts, also while the device is silent.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button in Settings that opens the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quiet delivery, without asking the user.
  public static let provisional = Self(rawValue: 1 << 6)
}
