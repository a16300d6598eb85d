import Dispatch
import Foundation
import HeadlessUIKit
import Testing

@Suite("Notifications of other threads")
struct OtherThreadNotificationTests {
  /// Waits until the main queue has run what was put there before.
  private func runMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test("an observer on the main queue hears what another thread posts")
  func otherThread() async {
    let (center, name) = (NotificationCenter(), Notification.Name("saved"))
    var heard: [String] = []
    let token = center.addObserver(forName: name, object: nil, queue: .main) { notification in
      let text = notification.name.rawValue
      MainActor.assumeIsolated { heard.append(text) }
    }
    await Task.detached { center.post(name: name, object: nil) }.value
    await runMainQueue()
    #expect(heard == ["saved"])
    center.removeObserver(token)
  }
}
