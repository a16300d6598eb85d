internal import HeadlessDevice
internal import VirtualTime

/// Notifications of one app: what it may do, what it asked for, and who hears of them.
open class UNUserNotificationCenter {
  /// Who is asked how a notification shows, and told what a person did with it.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// What a person answers when asked for permission; true unless a driver changes it.
  package final var grantsAuthorization = true

  private var pending: [(request: UNNotificationRequest, token: VirtualClock.Token)] = []
  private(set) final var delivered: [UNNotification] = []

  init() {}

  /// The app's center: one a device and launch.
  open class func current() -> UNUserNotificationCenter { UIApplication.shared.notificationCenter }

  /// Asks a person for permission, who answers at once.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(grantsAuthorization, nil)
  }

  /// Asks a person for permission, who answers at once.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    grantsAuthorization
  }

  /// Asks for a notification; one with the same identifier that has not come yet is replaced.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler:
      (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let trigger = request.trigger as? UNTimeIntervalNotificationTrigger
    schedule(request, after: .seconds(trigger?.timeInterval ?? 0))
    completionHandler?(nil)
  }

  private func schedule(_ request: UNNotificationRequest, after delay: Duration) {
    let application = UIApplication.shared
    let token = application.clock.schedule(
      after: delay, for: .init(.timer, "notification \(request.identifier)")
    ) { [weak self, weak application] in
      guard let self, let application else { return }
      pending.removeAll { $0.request.identifier == request.identifier }
      application.receive(UNNotification(request, date: application.device.date))
      if request.trigger?.repeats == true { schedule(request, after: delay) }
    }
    pending.append((request, token))
  }

  /// Takes notifications back that have not come.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for entry in pending where identifiers.contains(entry.request.identifier) {
      entry.token.cancel()
    }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Takes all notifications back that have not come.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
  }

  /// Forgets the notifications that came.
  open func removeAllDeliveredNotifications() { delivered = [] }

  /// The notifications that have not come, in the order they were asked for.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending.map(\.request))
  }

  /// The notifications that came and were not tapped.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler(delivered)
  }

  final func keep(_ notification: UNNotification) { delivered.append(notification) }
  final func forget(_ notification: UNNotification) { delivered.removeAll { $0 === notification } }
}

/// Who is asked how a notification shows, and told what a person did with it.
@MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification came while the app is in front; the handler is told how it shows.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// A person tapped a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing, as an app without this method in front.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
