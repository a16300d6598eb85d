public import Foundation

extension UIApplication {
  /// Whether the app supports several scenes; always false.
  public final var supportsMultipleScenes: Bool { false }

  /// Whether protected files are accessible; always true.
  public final var isProtectedDataAvailable: Bool { true }

  /// The remaining time in the background, in seconds; unlimited in the foreground.
  public final var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// The text size the user has chosen; always the default.
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The layout direction; always left to right.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the app can change its icon; always true.
  public final var supportsAlternateIcons: Bool { true }

  /// Stores the name of an alternate icon; nil for the primary one.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// The shortest interval between background fetches.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// The interval that turns background fetches off.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Does nothing: there is no background fetch.
  public final func setMinimumBackgroundFetchInterval(
    _ minimumBackgroundFetchInterval: TimeInterval
  ) {}

  /// Returns a task identifier; without effect: the app always has time in the background.
  public final func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Does nothing: the app always has time in the background.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The identifier of a background task.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = Self(rawValue: 0)
}
