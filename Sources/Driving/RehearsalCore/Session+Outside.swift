import Foundation
import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// Brings what comes from outside to the app that runs.
  func deliver(_ action: Action, to application: UIApplication) throws(SessionError) {
    switch action {
    case .open(let url): try open(Self.url(url), in: application)
    case .push(let json): application.deliver(remoteNotification: try Self.payload(json))
    case .shortcut(let type): application.deliver(shortcutItem: Self.shortcut(type))
    default: break
    }
  }

  /// Starts the app that does not run, for what comes from outside; a notification waits on the
  /// glass until it is tapped.
  func comeFromOutside(_ action: Action) throws(SessionError) {
    switch action {
    case .open(let url): try launch(for: Self.reason(try Self.url(url)))
    case .shortcut(let type): try launch(for: .shortcutItem(Self.shortcut(type)))
    case .push(let json): waitingBanner = Banner(remote: try Self.payload(json))
    case .tap(let query) where waitingBanner != nil:
      _ = try reach(query, for: .tap)
      guard let banner = waitingBanner else { return }
      try launch(for: .remoteNotification(banner.userInfo))
    default: _ = try runningApplication()
    }
  }

  /// The banner on the glass: the app's, or the one of an app that does not run.
  var banner: Banner? { application.map(\.banner) ?? waitingBanner }

  private static func shortcut(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: type, localizedTitle: type)
  }

  private static func reason(_ url: URL) -> UIApplication.LaunchReason {
    guard url.isWeb else { return .url(url) }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return .userActivity(activity)
  }

  /// A link to the web is the app's only as a universal link; any other goes by its scheme.
  private func open(_ url: URL, in application: UIApplication) throws(SessionError) {
    let isTaken =
      url.isWeb ? application.deliver(universalLink: url) : application.deliver(url: url)
    if url.isWeb, !isTaken {
      throw SessionError(
        "the app does not take the universal link \(url)",
        notes: ["its delegate's application(_:continue:restorationHandler:) answered false"])
    }
  }

  private static func url(_ text: String) throws(SessionError) -> URL {
    guard let url = URL(string: text), url.scheme != nil else {
      throw SessionError(
        "\(text.scriptQuoted) is not a URL", notes: ["a link has a scheme, as in crew://shifts"])
    }
    return url
  }

  private static func payload(_ json: String) throws(SessionError) -> [AnyHashable: Any] {
    let value = try? JSONSerialization.jsonObject(with: Data(json.utf8))
    guard let object = value as? [String: Any] else {
      throw SessionError(
        "the payload of a push must be a JSON object",
        notes: [#"as in push {"aps": {"alert": "New shift"}, "link": "crew://shifts/s4"}"#])
    }
    return Dictionary(uniqueKeysWithValues: object.map { (AnyHashable($0.key), $0.value) })
  }
}

extension URL {
  /// Whether it leads to the web, and so is an app's only as a universal link.
  fileprivate var isWeb: Bool { scheme == "https" || scheme == "http" }
}
