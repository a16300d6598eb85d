internal import Foundation
internal import VirtualTime

/// A notification at the top of the screen, for five seconds or until it is tapped.
package final class Banner {
  /// How long a banner stays, in virtual time.
  package static let duration = Duration.seconds(5)

  let notification: UNNotification
  private(set) var token: VirtualClock.Token?

  init(_ notification: UNNotification) {
    self.notification = notification
  }

  /// The banner of a remote notification for an app that does not run; nil where nobody sees it.
  package convenience init?(remote userInfo: [AnyHashable: Any]) {
    let notification = UIApplication.shared.remote(userInfo)
    guard notification.request.content.isVisible else { return nil }
    self.init(notification)
  }

  /// The first line; nil where there is only text.
  package var title: String? { nonEmpty(notification.request.content.title) }

  /// The text below the title.
  package var body: String? { nonEmpty(notification.request.content.body) }

  /// All a person reads: title, subtitle and body.
  package var text: String {
    let content = notification.request.content
    return [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// What the app needs to act on it.
  package var userInfo: [AnyHashable: Any] { notification.request.content.userInfo }

  func expire(on clock: VirtualClock, _ action: @escaping () -> Void) {
    token = clock.schedule(after: Self.duration, for: .init(.timer, "banner"), action)
  }

  func cancelExpiry() { token?.cancel() }

  private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
