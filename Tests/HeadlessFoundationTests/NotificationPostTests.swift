import Foundation
import HeadlessFoundation
import Testing

/// A notifier as apps declare it, so that tests can replace the center.
private protocol Notifier: AnyObject {
  func post(name: Notification.Name, object: Any?)
}

extension NotificationCenter: Notifier {}

@Suite("Posts of a notification center")
struct NotificationPostTests {
  @Test("a post without more information reaches an observer through an app's protocol")
  func post() {
    let (center, object) = (NotificationCenter(), NSObject())
    let posts = Posts()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { posts.all.append($0) }
    defer { center.removeObserver(token) }
    (center as any Notifier).post(name: .init("saved"), object: object)
    #expect(posts.all.map(\.name.rawValue) == ["saved"])
    #expect(posts.all.first?.object as? NSObject === object && posts.all.first?.userInfo == nil)
  }
}

/// The notifications that were posted; the center calls its observers on the thread of the post.
private final class Posts: @unchecked Sendable {
  nonisolated(unsafe) var all: [Notification] = []
}
