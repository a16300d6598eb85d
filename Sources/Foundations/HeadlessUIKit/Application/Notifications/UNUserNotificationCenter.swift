internal import HeadlessDevice
internal import VirtualTime

/// The notification center of one app: permission, pending and delivered notifications, delegate.
open class UNUserNotificationCenter {
  /// The notification center's delegate.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The user's answer to the permission request; true unless a driver changes it.
  package final var grantsAuthorization = true

  private var pending: [(request: UNNotificationRequest, token: VirtualClock.Token)] = []
  private(set) final var delivered: [UNNotification] = []

  init() {}

  /// Returns the app's center: one for each device and launch.
  open class func current() -> UNUserNotificationCenter { UIApplication.shared.notificationCenter }

  /// Asks the user for permission, and calls back at once.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    wasAsked = true
    completionHandler(grantsAuthorization, nil)
  }

  /// Asks the user for permission, and returns at once.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    wasAsked = true
    return grantsAuthorization
  }

  /// Whether the user was asked, which the phone does by an alert.
  private var wasAsked = false { didSet { LookChanges.add(oldValue, wasAsked) } }

  private var settings: UNNotificationSettings {
    guard wasAsked else { return UNNotificationSettings(.notDetermined) }
    return UNNotificationSettings(grantsAuthorization ? .authorized : .denied)
  }

  /// Passes the current settings to the handler, at once.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(settings)
  }

  /// Returns the current settings.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    completionHandler?(nil)
  }

  /// Sets the number on the app's icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
  }

  /// Schedules a notification; replaces a pending request with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler:
      (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    schedule(request)
    completionHandler?(nil)
  }

  /// Schedules a notification; replaces a pending request with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  private func schedule(_ request: UNNotificationRequest) {
    guard let delay = request.trigger == nil ? .zero : request.trigger?.delay else { return }
    let application = UIApplication.shared
    let token = application.clock.schedule(
      after: delay, for: .init(.timer, "notification \(request.identifier)")
    ) { [weak self, weak application] in
      guard let self, let application else { return }
      pending.removeAll { $0.request.identifier == request.identifier }
      application.receive(UNNotification(request, date: application.device.date))
      if request.trigger?.repeats == true { schedule(request) }
    }
    pending.append((request, token))
  }

  /// Removes pending requests by identifier.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for entry in pending where identifiers.contains(entry.request.identifier) {
      entry.token.cancel()
    }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
  }

  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() { delivered = [] }

  /// Removes delivered notifications by identifier.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Passes the pending requests to the handler, in the order they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending.map(\.request))
  }

  /// Passes the delivered notifications that were neither tapped nor removed to the handler.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler(delivered)
  }

  /// Returns the pending requests, in the order they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending.map(\.request)
  }

  /// Returns the delivered notifications that were neither tapped nor removed.
  open func deliveredNotifications() async -> [UNNotification] { delivered }

  final func addDelivered(_ notification: UNNotification) { delivered.append(notification) }
  final func removeDelivered(_ notification: UNNotification) {
    delivered.removeAll { $0 === notification }
  }
}
