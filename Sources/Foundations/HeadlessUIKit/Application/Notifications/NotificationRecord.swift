internal import Foundation
package import HeadlessDevice
internal import VirtualTime

/// The app's notifications on the phone: permission, pending and delivered ones, which outlive its process.
package final class NotificationRecord {
  private struct Pending {
    let request: UNNotificationRequest
    let due: VirtualClock.Instant
    var token: VirtualClock.Token?
  }

  /// The user's answer to the permission request.
  var grantsAuthorization = true

  /// Whether the user was asked for permission, which the phone does by an alert.
  var wasAsked = false { didSet { LookChanges.add(oldValue, wasAsked) } }

  /// The notifications that were neither tapped nor removed.
  var delivered: [UNNotification] = []

  private var pending: [Pending] = []
  private var receiver: (UNNotification) -> Void = { UIApplication.shared.receive($0) }
  private let clock: VirtualClock
  private weak var device: Device?

  private init(_ device: Device) { (clock, self.device) = (device.clock, device) }

  /// Returns the notifications of the app on a device.
  package static func of(_ device: Device) -> NotificationRecord {
    device.record(NotificationRecord.self) { NotificationRecord(device) }
  }

  /// The pending requests, in the order they were added.
  var requests: [UNNotificationRequest] { pending.map(\.request) }

  /// Schedules a request, unless its trigger never fires.
  func add(_ request: UNNotificationRequest) {
    let delay = request.trigger.map(\.delay) ?? .zero
    guard let delay else { return }
    pending.append(Pending(request: request, due: clock.now.advanced(by: delay)))
    schedule(pending.count - 1)
  }

  /// Removes pending requests by identifier.
  func remove(_ identifiers: [String]) {
    for entry in pending where identifiers.contains(entry.request.identifier) {
      entry.token?.cancel()
    }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Cancels the work of the pending requests, which stay pending.
  func pause() {
    for index in pending.indices {
      pending[index].token?.cancel()
      pending[index].token = nil
    }
  }

  /// Delivers the pending requests to a running app, each when it is due.
  func resume(for application: UIApplication) {
    resume { [weak application] in application?.receive($0) }
  }

  /// Delivers the pending requests while the app does not run: each is kept, and its banner is shown.
  package func resumeWithoutApp(_ show: @escaping (Banner) -> Void) {
    resume { [weak self] in
      self?.delivered.append($0)
      show(Banner($0))
    }
  }

  private func resume(_ receiver: @escaping (UNNotification) -> Void) {
    pause()
    self.receiver = receiver
    for index in pending.indices { schedule(index) }
  }

  private func schedule(_ index: Int) {
    let request = pending[index].request
    pending[index].token = clock.schedule(
      at: pending[index].due, for: .init(.timer, "notification \(request.identifier)")
    ) { [weak self] in
      self?.deliver(request)
    }
  }

  private func deliver(_ request: UNNotificationRequest) {
    guard let device else { return }
    pending.removeAll { $0.request === request }
    receiver(UNNotification(request, date: device.date))
    if request.trigger?.repeats == true { add(request) }
  }
}
