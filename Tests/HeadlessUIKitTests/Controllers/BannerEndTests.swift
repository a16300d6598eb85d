import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate that lets each notification show a banner.
private final class BannerDelegate: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner]) }
}

@Suite("A banner at the end of an app")
struct BannerEndTests {
  @Test("an app that ends while a banner shows leaves no work on the clock")
  func ended() {
    Device.current = Device()
    let delegate = BannerDelegate()
    let application = UIApplication.launch(delegate)
    application.notificationCenter.delegate = delegate
    application.deliver(remoteNotification: ["aps": ["alert": "New shift"]])
    #expect(application.banner?.text == "New shift")
    #expect(!Device.current.clock.isIdle)
    application.discard()
    #expect(application.banner == nil)
    #expect(Device.current.clock.isIdle)
  }
}
