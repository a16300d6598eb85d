public import Coordination
public import HeadlessUIKit

/// Turns what reaches an app from outside into an action its coordinators understand.
@MainActor public protocol CoordinatorActionFactory: AnyObject {
  /// The action of what the app was launched with; nil where it was just opened.
  func action(
    forLaunchOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> CoordinatorAction?

  /// The action of a link.
  func action(for url: URL) -> CoordinatorAction?

  /// The action of a remote notification, from its payload.
  func action(forNotification userInfo: [AnyHashable: Any]) -> CoordinatorAction?

  /// The action of a quick action.
  func action(for shortcut: UIApplicationShortcutItem) -> CoordinatorAction?
}

/// Makes links of everything: a notification carries one, and a quick action stands for one.
public final class LinkActionFactory: CoordinatorActionFactory {
  private let linkKey: String
  private let shortcutLinks: [String: URL]

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - linkKey: where a notification's payload keeps its link.
  ///   - shortcutLinks: the link a quick action stands for, by its type.
  public init(linkKey: String = "link", shortcutLinks: [String: URL] = [:]) {
    self.linkKey = linkKey
    self.shortcutLinks = shortcutLinks
  }

  /// The action of the link, the quick action or the notification; anything else is passed on as it is.
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

  /// A link is followed as it is.
  public func action(for url: URL) -> CoordinatorAction? { .open(url) }

  /// The link in the payload; without one there is nothing to follow.
  public func action(forNotification userInfo: [AnyHashable: Any]) -> CoordinatorAction? {
    (userInfo[linkKey] as? String).flatMap(URL.init(string:)).map { .open($0) }
  }

  /// The link a quick action stands for; an unknown one is passed on as it is.
  public func action(for shortcut: UIApplicationShortcutItem) -> CoordinatorAction? {
    shortcutLinks[shortcut.type].map { .open($0) } ?? .shortcut(shortcut)
  }
}
