import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Notifications of a window")
struct WindowNotificationTests {
  @Test("a window posts once that it became visible, and once that it became hidden")
  func visibility() {
    Device.current = Device()
    let (window, diary) = (UIWindow(), Diary())
    let names = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: .main) { _ in
        MainActor.assumeIsolated { diary.write(word) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    window.isHidden = false
    window.isHidden = false
    #expect(diary.read() == ["visible"])
    window.isHidden = true
    #expect(diary.read() == ["hidden"])
    window.isHidden = false
    #expect(diary.read() == ["visible"])
  }
}
