internal import Foundation
internal import HeadlessDevice

extension UIApplication {
  /// A remote notification arrives.
  ///
  /// In front, the notification center's delegate says whether a banner shows, for five seconds of
  /// virtual time. Out of sight the banner is the system's: it waits in the list until it is tapped.
  /// One that says there is something to fetch, or that nobody else would hear of, goes to the
  /// application's delegate.
  package final func deliver(remoteNotification userInfo: [AnyHashable: Any]) {
    let notification = remote(userInfo)
    device.log.post(
      "remote notification", detail: notification.request.content.body, from: .system)
    let isInFront = applicationState != .background
    if wantsFetch(userInfo) || isInFront && notificationCenter.delegate == nil {
      delegate?.application(self, didReceiveRemoteNotification: userInfo) { _ in }
    }
    if notification.request.content.isVisible { receive(notification) }
  }

  /// What a tap on the banner does: the app comes in front, and hears of the tap.
  package final func tapBanner() throws(Refusal) {
    guard let banner else {
      throw Refusal(
        "tap banner: there is none; a banner stays \(Banner.duration) after it came.")
    }
    put(banner: nil)
    comeIntoSight()
    respond(to: banner.notification)
    becomeActive()
  }

  final func receive(_ notification: UNNotification) {
    guard applicationState != .background else { return put(banner: Banner(notification)) }
    notificationCenter.delegate?.userNotificationCenter(
      notificationCenter, willPresent: notification
    ) { [weak self] options in
      guard let self else { return }
      if !options.isDisjoint(with: [.banner, .alert]) { put(banner: Banner(notification)) }
      if !options.isDisjoint(with: [.list, .alert]) { notificationCenter.keep(notification) }
    }
  }

  final func respond(to notification: UNNotification) {
    notificationCenter.forget(notification)
    guard let listener = notificationCenter.delegate else {
      return hearOldWay(of: notification)
    }
    listener.userNotificationCenter(notificationCenter, didReceive: notification.response) {}
  }

  /// Without a delegate of the center, the app's own hears of remote notifications.
  private final func hearOldWay(of notification: UNNotification) {
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

  private final func put(banner new: Banner?) {
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
  /// What a person answers by tapping it.
  final var response: UNNotificationResponse {
    UNNotificationResponse(self, actionIdentifier: UNNotificationDefaultActionIdentifier)
  }
}
