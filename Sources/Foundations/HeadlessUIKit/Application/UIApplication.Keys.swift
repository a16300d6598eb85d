internal import Foundation

extension UIApplication {
  /// Why an app was launched.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification's content.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// An activity to go on with: a dictionary.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The activity's type, in that dictionary.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// A change of place.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// What comes with a URL to open.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says of itself.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document must be copied before it is changed.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How the system should open a URL.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in the app the link belongs to.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address that opens the app's page in Settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
}

/// What came of a background fetch.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// It did not work.
  case failed
}

/// A task an app asks more time for.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A task of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = Self(rawValue: 0)
}
