import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Remote notifications in the log of events")
struct NotificationLogTests {
  private final class Delegate: UIApplicationDelegate {}

  private let delegate = Delegate()

  /// The events of remote notifications: source, name and detail.
  private var logged: [String] {
    Device.current.log.events.filter { $0.name == "remote notification" }.map {
      "\($0.source) \($0.name): \($0.detail)"
    }
  }

  @Test("each notification that is delivered is an event of the system with its text")
  func delivered() {
    Device.current = Device()
    let application = UIApplication.launch(delegate)
    #expect(application.deliver(remoteNotification: ["aps": ["alert": "New shift"]]))
    #expect(logged == ["system remote notification: New shift"])
    application.enterBackground()
    #expect(application.deliver(remoteNotification: ["aps": ["alert": "Late"]]))
    #expect(
      logged == ["system remote notification: New shift", "system remote notification: Late"])
  }

  @Test("an app that has unregistered gets no notification, and the log has none")
  func unregistered() {
    Device.current = Device()
    let application = UIApplication.launch(delegate)
    application.unregisterForRemoteNotifications()
    #expect(!application.deliver(remoteNotification: ["aps": ["alert": "New shift"]]))
    #expect(logged == [])
    #expect(application.banner == nil)
  }
}
