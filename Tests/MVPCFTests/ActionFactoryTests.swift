import Coordination
import HeadlessDevice
import HeadlessUIKit
import MVPCF
import Testing

@Suite("LinkActionFactory")
struct ActionFactoryTests {
  private func make() throws -> LinkActionFactory {
    LinkActionFactory(shortcutLinks: ["open-chat": try #require(URL(string: "crew://chat"))])
  }

  /// Returns an action as text.
  private func text(of action: CoordinatorAction?) -> String {
    switch action {
    case .open(let url): "open \(url)"
    case .shortcut(let item): "shortcut \(item.type)"
    case .launch(let options): "launch \(options.keys.map(\.rawValue))"
    case .notification: "notification"
    case nil: "nothing"
    }
  }

  @Test("links, notifications and quick actions give coordinator actions")
  func actions() throws {
    let factory = try make()
    let link = try #require(URL(string: "crew://shifts"))
    #expect(
      [
        factory.action(for: link), factory.action(forNotification: ["link": "crew://trips/t1"]),
        factory.action(forNotification: ["aps": [:]]),
        factory.action(
          for: UIApplicationShortcutItem(type: "open-chat", localizedTitle: "Chat")),
        factory.action(for: UIApplicationShortcutItem(type: "other", localizedTitle: "Other")),
      ].map(text) == [
        "open crew://shifts", "open crew://trips/t1", "nothing", "open crew://chat",
        "shortcut other",
      ])
  }

  @Test("a universal link opens the app's own link, and any other activity is nothing")
  func activities() throws {
    let factory = LinkActionFactory(universalLink: .init(host: "crew.example", scheme: "crew"))
    func text(of page: String, type: String = NSUserActivityTypeBrowsingWeb) -> String {
      let activity = NSUserActivity(activityType: type)
      activity.webpageURL = URL(string: page)
      return self.text(of: factory.action(for: activity))
    }
    #expect(
      [
        text(of: "https://crew.example/shifts/s1/job"), text(of: "https://CREW.example/chat"),
        text(of: "https://other.example/chat"), text(of: "https://crew.example/chat", type: "call"),
      ] == ["open crew://shifts/s1/job", "open crew://chat", "nothing", "nothing"])
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://crew.example/chat")
    #expect(self.text(of: LinkActionFactory().action(for: activity)) == "nothing")
  }

  @Test("launch options give the action of their link, quick action or notification")
  func launchOptions() throws {
    let factory = try make()
    let link = try #require(URL(string: "crew://shifts"))
    let item = UIApplicationShortcutItem(type: "open-chat", localizedTitle: "Chat")
    let payload: [AnyHashable: Any] = ["link": "crew://trips/t1"]
    #expect(
      [
        factory.action(forLaunchOptions: nil), factory.action(forLaunchOptions: [:]),
        factory.action(forLaunchOptions: [.url: link]),
        factory.action(forLaunchOptions: [.shortcutItem: item]),
        factory.action(forLaunchOptions: [.remoteNotification: payload]),
        factory.action(forLaunchOptions: [.remoteNotification: ["aps": [:]]]),
        factory.action(forLaunchOptions: [.userActivityDictionary: [:]]),
      ].map(text) == [
        "nothing", "nothing", "open crew://shifts", "open crew://chat", "open crew://trips/t1",
        "nothing", "launch [\"\(UIApplication.LaunchOptionsKey.userActivityDictionary.rawValue)\"]",
      ])
  }
}
