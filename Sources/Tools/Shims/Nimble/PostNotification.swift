// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

public func postNotifications<Out>(
  _ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default
) -> Matcher<Out> {
  let posted = PostedNotifications(center)
  return Matcher { expression in
    try posted.post(expression)
    let notifications = posted.notifications
    let all = Expression(expression: { notifications }, location: expression.location)
    var result = try matcher.satisfies(all)
    let actual =
      notifications.isEmpty ? "no notifications" : "<\(stringify(notifications.map(stringify)))>"
    result.message = result.message.replacedExpectation {
      .expectedCustomValueTo($0.expectedMessage, actual: actual)
    }
    return result
  }
}

/// The notifications that a center posts from now on.
private final class PostedNotifications {
  private(set) var notifications: [Notification] = []
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?
  private var isPosted = false

  init(_ center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] notification in
      guard Thread.isMainThread else { return }
      // The compiler takes only what is Sendable to the main actor, where the notification is already.
      withUnsafePointer(to: notification) { pointer in
        let address = UInt(bitPattern: pointer)
        MainActor.assumeIsolated {
          guard let pointer = UnsafePointer<Notification>(bitPattern: address) else { return }
          self?.notifications.append(pointer.pointee)
        }
      }
    }
  }

  /// Evaluates an expression once, however often a test looks.
  func post<Value>(_ expression: Expression<Value>) throws {
    guard !isPosted else { return }
    isPosted = true
    _ = try expression.evaluate()
  }

  isolated deinit {
    if let token { center.removeObserver(token) }
  }
}
