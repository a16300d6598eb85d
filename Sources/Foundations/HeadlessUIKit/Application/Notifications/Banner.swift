internal import Foundation
internal import VirtualTime

/// A notification banner at the top of the screen.
package final class Banner {
  /// The time a banner stays, in virtual time.
  package static let duration = Duration.seconds(5)

  let notification: UNNotification
  private(set) var token: VirtualClock.Token?

  init(_ notification: UNNotification) {
    self.notification = notification
  }

  /// Creates the banner of a remote notification for an app that is not running; nil if it has no text.
  package convenience init?(remote userInfo: [AnyHashable: Any]) {
    let notification = UIApplication.shared.remote(userInfo)
    guard notification.request.content.isVisible else { return nil }
    self.init(notification)
  }

  /// The title; nil if empty.
  package var title: String? { nonEmpty(notification.request.content.title) }

  /// The body; nil if empty.
  package var body: String? { nonEmpty(notification.request.content.body) }

  /// All visible text: title, subtitle and body, joined by commas.
  package var text: String {
    let content = notification.request.content
    return [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The custom data of the notification.
  package var userInfo: [AnyHashable: Any] { notification.request.content.userInfo }

  /// The reason for the launch of an app that does not run, once the banner is tapped.
  package var launchReason: UIApplication.LaunchReason {
    notification.request.trigger is UNPushNotificationTrigger
      ? .remoteNotification(userInfo) : .localNotification(notification)
  }

  func expire(on clock: VirtualClock, _ action: @escaping () -> Void) {
    token = clock.schedule(after: Self.duration, for: .init(.timer, "banner"), action)
  }

  func cancelExpiry() { token?.cancel() }

  private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
