import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that schedules a reminder by a button, and stores what its launches and notifications tell it.
private final class ReminderAppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.getNotificationSettings { note("settings \($0.authorizationStatus)") }
    center.getPendingNotificationRequests { note("pending \($0.map(\.identifier))") }
    center.getDeliveredNotifications { note("delivered \($0.map(\.request.identifier))") }
    note("badge \(application.applicationIconBadgeNumber)")
    window = UIWindow()
    window?.rootViewController = UIViewController()
    let remind = UIAction(title: "Remind") { _ in Self.remind() }
    window?.rootViewController?.view.addSubview(
      UIButton(configuration: .plain(), primaryAction: remind))
    window?.makeKeyAndVisible()
    return true
  }

  private static func remind() {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert]) { _, _ in }
    for (identifier, minutes) in [("tea", 1.0), ("cake", 10)] {
      let content = UNMutableNotificationContent()
      content.body = "Time for \(identifier)"
      center.add(
        UNNotificationRequest(
          identifier: identifier, content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60 * minutes, repeats: false)))
    }
    UIApplication.shared.applicationIconBadgeNumber = 2
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(type: "brew", localizedTitle: "Brew")
    ]
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    note("opened \(response.notification.request.identifier)")
    completionHandler()
  }
}

@MainActor private func note(_ event: String) {
  let storage = Device.current.storage
  storage.set((storage.string(forKey: "notes") ?? "") + event + "\n", forKey: "notes")
}

@Suite("Notifications that the app scheduled, after the end of its process", .serialized)
struct ScheduledNotificationTests {
  private func ended(by end: Action) throws -> Session {
    let session = try Session(ReminderAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Remind")))
    try session.perform(end)
    _ = notes(session)
    return session
  }

  private func notes(_ session: Session) -> [String] {
    let storage = session.device.storage
    defer { storage["notes"] = nil }
    return storage.string(forKey: "notes")?.split(separator: "\n").map(String.init) ?? []
  }

  private func banner(_ session: Session) -> String? { session.screen.banner?.text }

  @Test(
    "a notification that falls due shows its banner while the app does not run, and a tap launches the app for it",
    arguments: [Action.kill, .terminate])
  func banner(end: Action) throws {
    let session = try ended(by: end)
    try session.perform(.wait(.seconds(59)))
    #expect(banner(session) == nil)
    try session.perform(.wait(.seconds(1)))
    #expect(banner(session) == "Time for tea")
    try session.perform(.tap(ElementQuery(type: .banner)))
    #expect(
      notes(session) == [
        "settings authorized", #"pending ["cake"]"#, #"delivered ["tea"]"#, "badge 2", "opened tea",
      ])
    #expect(banner(session) == nil)
    session.end()
  }

  @Test("a launch takes the permission, the badge and what is still pending from the phone")
  func launch() throws {
    let session = try ended(by: .kill)
    try session.launch()
    #expect(
      notes(session) == [
        "settings authorized", #"pending ["tea", "cake"]"#, "delivered []", "badge 2",
      ])
    try session.perform(.wait(.seconds(60)))
    #expect(banner(session) == "Time for tea")
    session.end()
  }

  @Test("the quick actions that the app has set stay on its icon")
  func shortcut() throws {
    let session = try ended(by: .kill)
    #expect(session.shortcutTypes == ["brew"])
    try session.perform(.shortcut("Brew"))
    #expect(notes(session).last == "shortcut brew")
    session.end()
  }
}
