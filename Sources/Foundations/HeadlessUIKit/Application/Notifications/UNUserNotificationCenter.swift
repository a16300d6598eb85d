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
    wasAsked = true
    completionHandler(grantsAuthorization, nil)
  }

  /// Asks a person for permission, who answers at once.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    wasAsked = true
    return grantsAuthorization
  }

  private var wasAsked = false

  private var settings: UNNotificationSettings {
    guard wasAsked else { return UNNotificationSettings(.notDetermined) }
    return UNNotificationSettings(grantsAuthorization ? .authorized : .denied)
  }

  /// What the app may do.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(settings)
  }

  /// What the app may do.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  /// Kinds of notifications and their buttons; kept for the vocabulary.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

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

  /// Asks for a notification; one with the same identifier that has not come yet is replaced.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler:
      (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    schedule(request)
    completionHandler?(nil)
  }

  /// Asks for a notification; one with the same identifier that has not come yet is replaced.
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

  /// Takes notifications away that have come.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

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

  /// Notifications that have not come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending.map(\.request)
  }

  /// Notifications that have come, and that nobody has taken away.
  open func deliveredNotifications() async -> [UNNotification] { delivered }

  final func keep(_ notification: UNNotification) { delivered.append(notification) }
  final func forget(_ notification: UNNotification) { delivered.removeAll { $0 === notification } }
}
