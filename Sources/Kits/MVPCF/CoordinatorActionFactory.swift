public import Coordination
public import HeadlessUIKit

/// A factory that turns links, notifications, activities and launch options into coordinator actions.
@MainActor public protocol CoordinatorActionFactory: AnyObject {
  /// Returns the action for launch options; nil if there is nothing to handle.
  func action(
    forLaunchOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> CoordinatorAction?

  /// Returns the action for a link.
  func action(for url: URL) -> CoordinatorAction?

  /// Returns the action for a remote notification's payload.
  func action(forNotification userInfo: [AnyHashable: Any]) -> CoordinatorAction?

  /// Returns the action for a home screen quick action.
  func action(for shortcut: UIApplicationShortcutItem) -> CoordinatorAction?

  /// Returns the action for an activity to continue, such as a universal link.
  func action(for activity: NSUserActivity) -> CoordinatorAction?
}

/// A factory that maps notifications, quick actions and universal links to links.
public final class LinkActionFactory: CoordinatorActionFactory {
  private let linkKey: String
  private let shortcutLinks: [String: URL]
  private let universalLink: UniversalLink?

  /// The universal links of an app: `https://crew.example/shifts` stands for `crew://shifts`.
  public struct UniversalLink {
    /// The host of the universal links, such as `crew.example`.
    public let host: String

    /// The scheme of the app's own links, such as `crew`.
    public let scheme: String

    /// Creates a description of universal links.
    public init(host: String, scheme: String) {
      self.host = host
      self.scheme = scheme
    }

    func link(for url: URL?) -> URL? {
      guard let url, url.host?.lowercased() == host else { return nil }
      return URL(string: scheme + ":/" + url.path(percentEncoded: true))
    }
  }

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - linkKey: the key of the link in a notification's payload.
  ///   - shortcutLinks: the links of quick actions, by the quick action's type.
  ///   - universalLink: the app's universal links; nil if it has none.
  public init(
    linkKey: String = "link", shortcutLinks: [String: URL] = [:],
    universalLink: UniversalLink? = nil
  ) {
    self.universalLink = universalLink
    self.linkKey = linkKey
    self.shortcutLinks = shortcutLinks
  }

  /// Returns the action for a link, a quick action or a notification; `.launch` for other options.
  public func action(
    forLaunchOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> CoordinatorAction? {
    guard let options, !options.isEmpty else { return nil }
    if let url = options[.url] as? URL { return action(for: url) }
    if let item = options[.shortcutItem] as? UIApplicationShortcutItem { return action(for: item) }
    if let userInfo = options[.remoteNotification] as? [AnyHashable: Any] {
      return action(forNotification: userInfo)
    }
    return .launch(options)
  }

  /// Returns the action that opens a link.
  public func action(for url: URL) -> CoordinatorAction? { .open(url) }

  /// Returns the action that opens the link in the payload; nil without one.
  public func action(forNotification userInfo: [AnyHashable: Any]) -> CoordinatorAction? {
    (userInfo[linkKey] as? String).flatMap(URL.init(string:)).map { .open($0) }
  }

  /// Returns the action that opens a quick action's link; `.shortcut` for an unknown type.
  public func action(for shortcut: UIApplicationShortcutItem) -> CoordinatorAction? {
    shortcutLinks[shortcut.type].map { .open($0) } ?? .shortcut(shortcut)
  }

  /// Returns the action that opens a universal link; nil for any other activity.
  public func action(for activity: NSUserActivity) -> CoordinatorAction? {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return nil }
    return universalLink?.link(for: activity.webpageURL).map { .open($0) }
  }
}
