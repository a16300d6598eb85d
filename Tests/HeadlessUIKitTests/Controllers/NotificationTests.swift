import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate that records notifications.
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

/// A delegate that answers remote notifications with its `async` method.
private final class AsyncDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { userInfo["link"] == nil ? .failed : .newData }
}

@Suite("Notifications")
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

  @Test(
    "in the foreground, a remote notification shows a banner for five seconds if the delegate allows it"
  )
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

  @Test("in the foreground, no banner shows if the delegate returns no options")
  func silent() {
    let (delegate, application) = launch()
    delegate.options = []
    application.deliver(remoteNotification: shift)
    #expect(application.banner == nil)
  }

  @Test("a tap on the banner calls the delegate and removes the banner")
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

  @Test("in the background, the banner stays until a tap brings the app to the foreground")
  func background() throws {
    let (delegate, application) = launch()
    application.enterBackground()
    application.deliver(remoteNotification: shift)
    try Device.current.clock.advance(by: .seconds(60))
    _ = delegate.journal.take()
    try application.tapBanner()
    #expect(delegate.journal.take() == ["didReceive crew://shifts/s4 inactive", "active"])
  }

  @Test("a launch by a notification delivers the response before the app is active")
  func launching() {
    let (delegate, _) = launch(for: .remoteNotification(shift))
    #expect(delegate.journal.take() == ["didReceive crew://shifts/s4 inactive", "active"])
  }

  @Test("a banner joins title and body; content-available without text is only fetched")
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

  @Test("a request with the identifier of a pending one replaces it")
  func replaced() throws {
    let (delegate, application) = launch()
    for (text, delay) in [("first", 30.0), ("second", 60)] {
      let content = UNMutableNotificationContent()
      content.body = text
      UNUserNotificationCenter.current().add(
        UNNotificationRequest(
          identifier: "begin", content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: delay, repeats: false)))
    }
    try Device.current.clock.advance(by: .seconds(60))
    #expect(delegate.journal.take() == ["active", "willPresent second"])
    #expect(application.banner?.body == "second")
  }

  @Test("a local notification arrives after its interval, a removed one never")
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

  @Test(
    "without a center delegate, a remote notification reaches the app delegate in the foreground")
  func withoutCenterDelegate() throws {
    let (delegate, application) = launch()
    UNUserNotificationCenter.current().delegate = nil
    _ = delegate.journal.take()
    application.deliver(remoteNotification: shift)
    #expect(delegate.journal.take() == ["fetch crew://shifts/s4"])
    application.enterBackground()
    application.deliver(remoteNotification: shift)
    #expect(delegate.journal.take() == [])
    try application.tapBanner()
    #expect(delegate.journal.take() == ["fetch crew://shifts/s4", "active"])
  }

  @Test("a remote notification calls a delegate's async method, and its result reaches the handler")
  func asynchronous() async {
    Device.current = Device()
    let delegate = AsyncDelegate()
    let application = UIApplication.launch(delegate)
    var results: [UIBackgroundFetchResult] = []
    delegate.application(application, didReceiveRemoteNotification: shift) { results.append($0) }
    #expect(results == [])
    // Begins after the task of the call, on the same actor.
    await Task {}.value
    #expect(results == [.newData])
  }
}
