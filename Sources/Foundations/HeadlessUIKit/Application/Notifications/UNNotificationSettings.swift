/// What an app may do with notifications.
open class UNNotificationSettings {
  /// Whether it may notify at all.
  public final let authorizationStatus: UNAuthorizationStatus

  init(_ authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }

  /// Whether notifications show.
  open var alertSetting: UNNotificationSetting { isAuthorized ? .enabled : .disabled }
  /// Whether they are heard.
  open var soundSetting: UNNotificationSetting { isAuthorized ? .enabled : .disabled }
  /// Whether the icon has a number.
  open var badgeSetting: UNNotificationSetting { isAuthorized ? .enabled : .disabled }

  private var isAuthorized: Bool { authorizationStatus == .authorized }
}

/// Whether an app may notify.
nonisolated public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Quietly.
  case provisional
  /// For a while.
  case ephemeral
}

/// Whether a way to notify is open.
nonisolated public enum UNNotificationSetting: Int, Sendable {
  /// It is not there, closed, or open.
  case notSupported, disabled, enabled
}

/// What is heard; kept for the vocabulary.
public final class UNNotificationSound {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The usual sound.
  public static let `default` = UNNotificationSound("default")

  /// A sound by the name of its file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(name.rawValue)
  }
}

/// The name of a sound's file.
nonisolated public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A kind of notification and its buttons; accepted, no driver taps them.
public final class UNNotificationCategory: Hashable {
  /// What notifications name it by.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]

  /// A category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }

  /// Whether both have the same identifier.
  nonisolated public static func == (
    left: UNNotificationCategory, right: UNNotificationCategory
  ) -> Bool { left.identifier == right.identifier }

  /// Hashes the identifier.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// How a category behaves; kept for the vocabulary.
nonisolated public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app hears when a person takes the notification away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A button of a notification; kept for the vocabulary.
public final class UNNotificationAction {
  /// What a response names it by.
  public let identifier: String
  /// What it says.
  public let title: String

  /// A button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}

/// How a button of a notification behaves; kept for the vocabulary.
nonisolated public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The phone must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Something is lost.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
