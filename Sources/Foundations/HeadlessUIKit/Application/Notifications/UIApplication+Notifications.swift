internal import Foundation
internal import HeadlessDevice

extension UIApplication {
  /// Delivers a remote notification.
  ///
  /// In the foreground, the notification center's delegate decides whether a banner shows, for five
  /// seconds of virtual time. In the background, the system shows the banner until it is tapped.
  /// The application's delegate gets a notification with `content-available`, and in the foreground
  /// every notification if the center has no delegate. An app that unregistered gets none.
  ///
  /// Returns whether it showed a banner, or reached a delegate.
  @discardableResult
  package final func deliver(remoteNotification userInfo: [AnyHashable: Any]) -> Bool {
    guard device.deliversRemoteNotifications else { return false }
    let notification = remote(userInfo)
    device.log.post(
      "remote notification", detail: notification.request.content.body, from: .system)
    let isInFront = applicationState != .background
    let isForDelegate =
      wantsFetch(userInfo) || isInFront && notificationCenter.delegate == nil
    if isForDelegate {
      delegate?.application(self, didReceiveRemoteNotification: userInfo) { _ in }
    }
    let isVisible = notification.request.content.isVisible
    if isVisible { receive(notification) }
    return isForDelegate || isVisible
  }

  /// Taps the banner: brings the app to the foreground and delivers the response.
  package final func tapBanner() throws(Refusal) {
    guard let banner else {
      throw Refusal(
        "tap banner: there is none; a banner stays \(Banner.duration) after it came.")
    }
    show(banner: nil)
    enterForegroundInactive()
    respond(to: banner.notification)
    becomeActive()
  }

  final func receive(_ notification: UNNotification) {
    guard applicationState != .background else {
      notificationCenter.addDelivered(notification)
      return show(banner: Banner(notification))
    }
    notificationCenter.delegate?.userNotificationCenter(
      notificationCenter, willPresent: notification
    ) { [weak self] options in
      guard let self else { return }
      if !options.isDisjoint(with: [.banner, .alert]) { show(banner: Banner(notification)) }
      if !options.isDisjoint(with: [.list, .alert]) {
        notificationCenter.addDelivered(notification)
      }
    }
  }

  final func respond(to notification: UNNotification) {
    notificationCenter.removeDelivered(notification)
    guard let listener = notificationCenter.delegate else {
      return notifyApplicationDelegate(of: notification)
    }
    listener.userNotificationCenter(notificationCenter, didReceive: notification.response) {}
  }

  /// Tells the application's delegate about a remote notification, if the center has no delegate.
  private final func notifyApplicationDelegate(of notification: UNNotification) {
    guard notification.request.trigger is UNPushNotificationTrigger else { return }
    delegate?.application(
      self, didReceiveRemoteNotification: notification.request.content.userInfo
    ) { _ in }
  }

  final func remote(_ userInfo: [AnyHashable: Any]) -> UNNotification {
    let request = UNNotificationRequest(
      identifier: "remote", content: UNNotificationContent(remote: userInfo),
      trigger: UNPushNotificationTrigger(repeats: false))
    return UNNotification(request, date: device.date)
  }

  private final func show(banner new: Banner?) {
    banner?.cancelExpiry()
    banner = new
    guard applicationState != .background else { return }
    new?.expire(on: clock) { [weak self, weak new] in
      if let self, banner === new { banner = nil }
    }
  }

  private final func wantsFetch(_ userInfo: [AnyHashable: Any]) -> Bool {
    let aps = userInfo["aps"] as? [AnyHashable: Any]
    return aps?["content-available"] as? Int == 1
  }
}

extension UNNotification {
  /// The response to a tap on the notification.
  final var response: UNNotificationResponse {
    UNNotificationResponse(self, actionIdentifier: UNNotificationDefaultActionIdentifier)
  }
}
