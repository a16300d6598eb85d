internal import HeadlessDevice

/// The notification center of one app: permission, pending and delivered notifications, delegate.
open class UNUserNotificationCenter: HeadlessObject {
  /// The notification center's delegate.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The user's answer to the permission request; true unless a driver changes it.
  package final var grantsAuthorization: Bool {
    get { record.grantsAuthorization }
    set { record.grantsAuthorization = newValue }
  }

  /// The notifications, as the phone keeps them.
  final let record = NotificationRecord.of(.current)

  override init() {}

  /// Returns the app's center: one for each device and launch.
  open class func current() -> UNUserNotificationCenter { UIApplication.shared.notificationCenter }

  /// Asks the user for permission, and calls back at once.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    record.wasAsked = true
    completionHandler(grantsAuthorization, nil)
  }

  /// Asks the user for permission, and returns at once.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    record.wasAsked = true
    return grantsAuthorization
  }

  private var settings: UNNotificationSettings {
    guard record.wasAsked else { return UNNotificationSettings(.notDetermined) }
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
    record.add(request)
    completionHandler?(nil)
  }

  /// Schedules a notification; replaces a pending request with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Removes pending requests by identifier.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    record.remove(identifiers)
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: record.requests.map(\.identifier))
  }

  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() { record.delivered = [] }

  /// Removes delivered notifications by identifier.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    record.delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Passes the pending requests to the handler, in the order they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(record.requests)
  }

  /// Passes the delivered notifications that were neither tapped nor removed to the handler.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler(record.delivered)
  }

  /// Returns the pending requests, in the order they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    record.requests
  }

  /// Returns the delivered notifications that were neither tapped nor removed.
  open func deliveredNotifications() async -> [UNNotification] { record.delivered }

  final func addDelivered(_ notification: UNNotification) {
    record.delivered.append(notification)
  }

  final func removeDelivered(_ notification: UNNotification) {
    record.delivered.removeAll { $0 === notification }
  }
}
