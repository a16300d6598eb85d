public import Foundation

extension UIApplication {
  /// Whether the app may have several windows: one is all there is here.
  public final var supportsMultipleScenes: Bool { false }

  /// Whether files can be read: always.
  public final var isProtectedDataAvailable: Bool { true }

  /// How long the app may go on in the background, in seconds; without end in front.
  public final var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// The size of text a person has chosen: the usual one.
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Which way reading goes.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether another icon can be chosen.
  public final var supportsAlternateIcons: Bool { true }

  /// Chooses another icon; nil for the usual one.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Accepted; the system fetches nothing by itself.
  public final func setMinimumBackgroundFetchInterval(
    _ minimumBackgroundFetchInterval: TimeInterval
  ) {}
}
