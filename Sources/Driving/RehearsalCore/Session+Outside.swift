import Foundation
import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// Delivers a link, a notification or a quick action, and launches the app for it if necessary.
  func deliver(_ action: Action.Outside) throws(SessionError) {
    guard let application else { return try launch(for: action) }
    switch action {
    case .open(let url):
      if try !open(Self.url(url), in: application) { remarkUnhandled(action, in: application) }
    case .push(let json):
      let isHandled = application.deliver(remoteNotification: try Self.payload(json))
      if !isHandled { remarkUnhandled(action, in: application) }
    case .shortcut(let type):
      application.deliver(shortcutItem: shortcut(type)) { [weak self] isHandled in
        if !isHandled { self?.remarkUnhandled(action, in: application) }
      }
    }
    try settleStep()
  }

  /// Launches the app with the notification whose banner a query finds.
  func launchFromBanner(_ query: ElementQuery, within limit: Duration) throws(SessionError) {
    let element = try readyElement(query, for: .tap, within: limit)
    navigationObserver?.willTouch(element, in: self)
    guard let banner = waitingBanner else { return }
    try launch(for: banner.launchReason)
  }

  /// The types of the quick actions that the app offers on the home screen.
  package var shortcutTypes: [String] { shortcutItems.map(\.type) }

  /// The quick actions of Info.plist, then those that the app has set, as on the home screen.
  private var shortcutItems: [UIApplicationShortcutItem] {
    InfoPlist.shortcutItems + (ApplicationIcon.of(device).shortcutItems ?? [])
  }

  /// The visible banner: the app's, or the one that waits for an app that does not run.
  var banner: Banner? { application.map(\.banner) ?? waitingBanner }

  /// Launches the app for an action; a notification only shows its banner until it is tapped.
  private func launch(for action: Action.Outside) throws(SessionError) {
    switch action {
    case .open(let text):
      let url = try Self.url(text)
      try checkScheme(of: url)
      try launch(for: Self.reason(url))
      if let application, let url = application.unhandledLaunchURL {
        remarkUnhandled(url: url.absoluteString, in: application)
      }
    case .shortcut(let type): try launch(for: .shortcutItem(shortcut(type)))
    case .push(let json):
      let userInfo = try Self.payload(json)
      guard device.deliversRemoteNotifications else { return remarkUnhandledPush() }
      waitingBanner = Banner(remote: userInfo)
    }
  }

  /// Returns the quick action with a type or, if there is none, with a title.
  private func shortcut(_ name: String) -> UIApplicationShortcutItem {
    let items = shortcutItems
    return items.first { $0.type == name } ?? items.first { $0.localizedTitle == name }
      ?? UIApplicationShortcutItem(type: name, localizedTitle: name)
  }

  private static func reason(_ url: URL) -> UIApplication.LaunchReason {
    guard url.isWeb else { return .url(url) }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return .userActivity(activity)
  }

  /// Opens a web link as a universal link, and any other URL by its scheme.
  ///
  /// - Returns: whether the app handled it.
  private func open(_ url: URL, in application: UIApplication) throws(SessionError) -> Bool {
    try checkScheme(of: url)
    let isHandled =
      url.isWeb ? application.deliver(universalLink: url) : application.deliver(url: url)
    if url.isWeb, !isHandled {
      throw SessionError(
        "the app does not take the universal link \(url)",
        notes: [
          "its delegate's application(_:continue:restorationHandler:) answered false, or its "
            + "scene's delegate has no scene(_:continue:)"
        ])
    }
    return isHandled
  }

  /// Refuses a link that the system would not open in a ported app: Info.plist does not declare its scheme.
  private func checkScheme(of url: URL) throws(SessionError) {
    guard !url.isWeb, let schemes = InfoPlist.urlSchemes, !InfoPlist.declares(scheme: url.scheme)
    else { return }
    let note =
      schemes.isEmpty
      ? "its Info.plist declares no scheme in CFBundleURLTypes"
      : "its Info.plist declares \(schemes.joined(separator: ", ")) in CFBundleURLTypes"
    throw SessionError(
      "the app does not open links with the scheme \(url.scheme ?? "")", notes: [note])
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
  /// Whether the URL is a web address, which an app only opens as a universal link.
  fileprivate var isWeb: Bool { scheme == "https" || scheme == "http" }
}
