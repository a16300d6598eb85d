import Coordination
import HeadlessUIKit
import MVPCF
import Testing

extension CoordinatorAction {
  /// Returns the actions that the app's action factory makes of a link.
  ///
  /// They come from the link itself, a launch option, a quick action, a notification and an activity.
  static func origins(of path: String) throws -> [CoordinatorAction] {
    let url = try #require(URL(string: "crew://" + path))
    let factory = LinkActionFactory(
      shortcutLinks: ["shortcut": url],
      universalLink: LinkActionFactory.UniversalLink(host: "crew.example", scheme: "crew"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://crew.example/" + path)
    return try [
      factory.action(for: url),
      factory.action(forLaunchOptions: [.url: url]),
      factory.action(for: UIApplicationShortcutItem(type: "shortcut", localizedTitle: "")),
      factory.action(forNotification: ["link": url.absoluteString]),
      factory.action(for: activity),
    ].map { try #require($0) }
  }
}
