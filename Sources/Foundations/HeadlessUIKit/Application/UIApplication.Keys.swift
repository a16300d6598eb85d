internal import Foundation

extension UIApplication {
  /// A key of the launch options.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string value.
    public let rawValue: String
    /// Creates a key with a string value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The user info of a remote notification.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The dictionary that describes the user activity.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The activity's type, in the user activity dictionary.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// A location event.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A key of the options that come with a URL.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string value.
    public let rawValue: String
    /// Creates a key with a string value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked to open the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that app passes along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document is to be opened in place.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options for opening a URL in another app.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string value.
    public let rawValue: String
    /// Creates a key with a string value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens only universal links.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's page in Settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
}

/// The result of a background fetch.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData
  /// There is no new data.
  case noData
  /// The fetch failed.
  case failed
}
