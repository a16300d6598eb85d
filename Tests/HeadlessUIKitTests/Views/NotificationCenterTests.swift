import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("NotificationCenter observers on the main queue")
struct NotificationCenterTests {
  @Test("an observer on the main queue is called before post returns")
  func synchronous() {
    let diary = Diary()
    let name = Notification.Name("shift-changed")
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: diary, queue: .main
    ) { _ in
      MainActor.assumeIsolated { diary.write("heard") }
    }
    NotificationCenter.default.post(name: name, object: diary)
    diary.write("posted")
    NotificationCenter.default.removeObserver(observer)
    NotificationCenter.default.post(name: name, object: diary)
    #expect(diary.read() == ["heard", "posted"])
  }

  @Test("a post after the observer's device is gone retains nothing of the notification")
  func releases() {
    final class Listener: NSObject {}
    let center = NotificationCenter()
    let (name, listener) = (Notification.Name("gone"), Listener())
    Device.current = Device()
    center.addObserver(listener, selector: Selector("heard:"), name: name, object: nil)
    Device.current = Device()
    weak var remains: Diary?
    do {
      let posted = Diary()
      remains = posted
      center.post(name: name, object: posted)
    }
    #expect(remains == nil)
  }
}
