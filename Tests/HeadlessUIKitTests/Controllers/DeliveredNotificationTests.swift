import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate of the notification center that lists what arrives, without a banner.
private final class ListingDelegate: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.list]) }
}

@Suite("Delivered and pending notifications")
struct DeliveredNotificationTests {
  private let delegate = ListingDelegate()

  /// Launches an app on a new device and returns its notification center.
  private func launch() -> UNUserNotificationCenter {
    Device.current = Device()
    return UIApplication.launch(delegate).notificationCenter
  }

  private func add(
    _ identifiers: String..., to center: UNUserNotificationCenter, after seconds: Double? = nil
  ) {
    for identifier in identifiers {
      let trigger = seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
      }
      center.add(
        UNNotificationRequest(
          identifier: identifier, content: UNMutableNotificationContent(), trigger: trigger))
    }
    try? Device.current.clock.runDueWork()
  }

  private func delivered(_ center: UNUserNotificationCenter) -> [String] {
    var identifiers: [String] = []
    center.getDeliveredNotifications { identifiers = $0.map(\.request.identifier) }
    return identifiers
  }

  private func pending(_ center: UNUserNotificationCenter) -> [String] {
    var identifiers: [String] = []
    center.getPendingNotificationRequests { identifiers = $0.map(\.identifier) }
    return identifiers
  }

  @Test("a notification that is scheduled is reported once, without an error")
  func scheduled() {
    let center = launch()
    var errors: [String] = []
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(
      identifier: "later", content: UNMutableNotificationContent(), trigger: trigger)
    center.add(request) { errors.append($0.map { "\($0)" } ?? "none") }
    #expect(errors == ["none"])
    #expect(pending(center).contains("later"))
  }

  @Test("delivered notifications are removed by identifier, and the others stay")
  func removed() {
    let center = launch()
    add("a", "b", "c", to: center)
    #expect(delivered(center) == ["a", "b", "c"])
    center.removeDeliveredNotifications(withIdentifiers: ["c", "a", "unknown"])
    #expect(delivered(center) == ["b"])
    center.removeAllDeliveredNotifications()
    #expect(delivered(center) == [])
  }

  // UIKit: getDeliveredNotifications(completionHandler:) returns those still shown in Notification Center.
  @Test("a notification that comes in the background is listed until it is tapped")
  func background() throws {
    let center = launch()
    let application = UIApplication.shared
    application.enterBackground()
    application.deliver(remoteNotification: ["aps": ["alert": "New shift"]])
    #expect(delivered(center) == ["remote"])
    try application.tapBanner()
    #expect(delivered(center) == [])
  }

  @Test("pending requests are removed by identifier or all at once, and leave no timer")
  func pendingRemoved() {
    let center = launch()
    add("a", "b", "c", to: center, after: 60)
    #expect(pending(center) == ["a", "b", "c"])
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(pending(center) == ["a", "c"])
    center.removeAllPendingNotificationRequests()
    #expect(pending(center) == [])
    #expect(!Device.current.clock.hasPending(.timer))
  }
}
