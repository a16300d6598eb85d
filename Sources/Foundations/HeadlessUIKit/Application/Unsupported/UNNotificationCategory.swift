/// A category of notifications with its actions; without effect: drivers cannot tap the actions.
public final class UNNotificationCategory: Hashable {
  /// The identifier that notifications refer to.
  public let identifier: String
  /// The actions of the category.
  public let actions: [UNNotificationAction]

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }

  /// Returns whether both have the same identifier.
  nonisolated public static func == (
    left: UNNotificationCategory, right: UNNotificationCategory
  ) -> Bool { left.identifier == right.identifier }

  /// Hashes the identifier.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The options of a category; without effect.
nonisolated public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when the user dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// An action button of a notification; without effect.
public final class UNNotificationAction {
  /// The identifier that a response reports.
  public let identifier: String
  /// The button's title.
  public let title: String

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
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
