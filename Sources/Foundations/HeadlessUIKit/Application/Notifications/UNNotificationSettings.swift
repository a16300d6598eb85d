/// The notification settings of the app.
open class UNNotificationSettings: HeadlessObject {
  /// The app's authorization.
  public final let authorizationStatus: UNAuthorizationStatus

  init(_ authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }

  /// Whether alerts are enabled.
  open var alertSetting: UNNotificationSetting { isAuthorized ? .enabled : .disabled }
  /// Whether sounds are enabled.
  open var soundSetting: UNNotificationSetting { isAuthorized ? .enabled : .disabled }
  /// Whether the icon's number is enabled.
  open var badgeSetting: UNNotificationSetting { isAuthorized ? .enabled : .disabled }

  private var isAuthorized: Bool { authorizationStatus == .authorized }
}

/// The authorization to notify.
nonisolated public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user denied it.
  case denied
  /// The user granted it.
  case authorized
  /// The app may notify quietly.
  case provisional
  /// The app may notify for a limited time.
  case ephemeral
}

/// The state of one notification setting.
nonisolated public enum UNNotificationSetting: Int, Sendable {
  /// The setting is unsupported, off, or on.
  case notSupported, disabled, enabled
}
