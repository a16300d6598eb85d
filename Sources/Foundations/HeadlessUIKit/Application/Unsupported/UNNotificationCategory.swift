/// A category of notifications with its actions; without effect: drivers cannot tap the actions.
open class UNNotificationCategory: HeadlessObject {
  /// The identifier that notifications refer to.
  public final let identifier: String
  /// The actions of the category.
  public final let actions: [UNNotificationAction]
  /// The intents that the notifications are of; stored, without effect.
  public final let intentIdentifiers: [String]
  /// The options; stored, without effect.
  public final let options: UNNotificationCategoryOptions
  /// The text in place of a hidden preview; stored, without effect.
  public final let hiddenPreviewsBodyPlaceholder: String
  /// The format of the summary of several notifications; stored, without effect.
  public final let categorySummaryFormat: String

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
  }

  /// Creates a category with a text in place of a hidden preview, which may be nil.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "" as String,
      categorySummaryFormat: categorySummaryFormat ?? "", options: options)
  }

  /// Returns whether both have the same identifier.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    identifier == (object as? UNNotificationCategory)?.identifier
  }

  /// The hash of the identifier.
  nonisolated open override var hash: Int { identifier.hashValue }
}

/// The options of a category; without effect.
nonisolated public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when the user dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The actions are offered while driving.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// The notification is read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// An action button of a notification; without effect.
open class UNNotificationAction: HeadlessObject {
  /// The identifier that a response reports.
  public final let identifier: String
  /// The button's title.
  public final let title: String
  /// The options.
  public final let options: UNNotificationActionOptions
  /// The icon; nil for none.
  public final let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// An action of a notification that asks for a text; without effect.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public final let textInputButtonTitle: String
  /// The placeholder of the text.
  public final let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The icon of an action; without effect.
public final class UNNotificationActionIcon: HeadlessObject {
  private override init() {}

  /// Creates the icon of a system symbol.
  public convenience init(systemImageName: String) { self.init() }

  /// Creates the icon of an image of the app.
  public convenience init(templateImageName: String) { self.init() }
}

/// The options of an action; without effect.
nonisolated public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action is destructive.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action brings the app to the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
