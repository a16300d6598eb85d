import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// An app that notes what it hears of notifications.
private final class NotifiedDelegate: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  let journal = Journal()
  var options: UNNotificationPresentationOptions = [.banner]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    journal.note("fetch \(userInfo["link"] ?? "")")
    completionHandler(.newData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    journal.note("willPresent \(notification.request.content.body)")
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let link = response.notification.request.content.userInfo["link"] ?? ""
    journal.note("didReceive \(link) \(UIApplication.shared.applicationState)")
    completionHandler()
  }

  func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
}

@Suite("a notification")
struct UserNotificationTests {
  private let shift: [AnyHashable: Any] = [
    "aps": ["alert": "New shift"], "link": "crew://shifts/s4",
  ]

  private func launch(
    for reason: UIApplication.LaunchReason = .icon
  ) -> (NotifiedDelegate, UIApplication) {
    Device.current = Device()
    let delegate = NotifiedDelegate()
    let application = UIApplication.launch(delegate, for: reason)
    return (delegate, application)
  }

  @Test("in front is a banner for five seconds, if the delegate says so")
  func banner() throws {
    let (delegate, application) = launch()
    application.deliver(remoteNotification: shift)
    #expect(application.banner?.text == "New shift")
    #expect(application.banner?.userInfo["link"] as? String == "crew://shifts/s4")
    try Device.current.clock.advance(by: .milliseconds(4999))
    #expect(application.banner != nil)
    try Device.current.clock.advance(by: .milliseconds(1))
    #expect(application.banner == nil)
    #expect(delegate.journal.take() == ["active", "willPresent New shift"])
  }

  @Test("in front is nothing to see where the delegate says so")
  func silent() {
    let (delegate, application) = launch()
    delegate.options = []
    application.deliver(remoteNotification: shift)
    #expect(application.banner == nil)
  }

  @Test("tapped, tells the delegate, and the banner is gone")
  func tap() throws {
    let (delegate, application) = launch()
    application.deliver(remoteNotification: shift)
    _ = delegate.journal.take()
    try application.tapBanner()
    #expect(delegate.journal.take() == ["didReceive crew://shifts/s4 active"])
    #expect(application.banner == nil)
    #expect(Device.current.clock.isIdle)
    #expect(
      throws: Refusal("tap banner: there is none; a banner stays 5.0 seconds after it came.")
    ) { try application.tapBanner() }
  }

  @Test("out of sight waits until a tap brings the app in front")
  func background() throws {
    let (delegate, application) = launch()
    application.enterBackground()
    application.deliver(remoteNotification: shift)
    try Device.current.clock.advance(by: .seconds(60))
    _ = delegate.journal.take()
    try application.tapBanner()
    #expect(delegate.journal.take() == ["didReceive crew://shifts/s4 inactive", "active"])
  }

  @Test("launches the app, and is handed to it before it is active")
  func launching() {
    let (delegate, _) = launch(for: .remoteNotification(shift))
    #expect(delegate.journal.take() == ["didReceive crew://shifts/s4 inactive", "active"])
  }

  @Test("with title and body says both; without words is only fetched")
  func content() {
    let (delegate, application) = launch()
    application.deliver(
      remoteNotification: ["aps": ["alert": ["title": "Shifts", "body": "A new one"]]])
    #expect(application.banner?.title == "Shifts")
    #expect(application.banner?.body == "A new one")
    #expect(application.banner?.text == "Shifts, A new one")
    _ = delegate.journal.take()
    application.deliver(remoteNotification: ["aps": ["content-available": 1], "link": "x"])
    #expect(delegate.journal.take() == ["fetch x"])
    #expect(application.banner?.title == "Shifts")
  }

  @Test("of the app's own comes in virtual time")
  func local() throws {
    let (delegate, application) = launch()
    let content = UNMutableNotificationContent()
    content.body = "Your shift begins"
    let center = UNUserNotificationCenter.current()
    center.add(
      UNNotificationRequest(
        identifier: "begin", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
    center.add(
      UNNotificationRequest(
        identifier: "taken back", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: false)))
    center.removePendingNotificationRequests(withIdentifiers: ["taken back"])
    try Device.current.clock.advance(by: .seconds(60))
    #expect(delegate.journal.take() == ["active", "willPresent Your shift begins"])
    #expect(application.banner?.body == "Your shift begins")
  }
}
