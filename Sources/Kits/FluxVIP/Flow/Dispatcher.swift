import Foundation
import HeadlessDevice

/// The app's central bus: everything that can change a domain state passes here, as an event.
///
/// Events travel over a `NotificationCenter` of the dispatcher's own and stand in the device's event
/// log, so that the one-way flow can be read step by step. A listener is forgotten with its owner.
public final class Dispatcher {
  /// What can happen in an app; its events are static members of this type.
  public struct Event: RawRepresentable, Hashable, Sendable {
    /// The name that logs and notifications carry: `trips.refresh.began`.
    public let rawValue: String

    /// An event by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What a listener does with what an event carries.
  public typealias Handler = @MainActor (_ userInfo: [AnyHashable: Any]) -> Void

  private struct Listener {
    weak var owner: AnyObject?
    let handler: Handler
  }

  private let center = NotificationCenter()
  private var listeners: [Event: [Listener]] = [:]

  /// What the events carry that are being posted now, the innermost last.
  private var carried: [[AnyHashable: Any]] = []

  /// Creates a bus without listeners.
  public init() {}

  /// Posts an event; every listener has heard it when this returns, in the order they came.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - userInfo: what more there is to know; it stands in the event log, sorted by key.
  public func post(_ event: Event, userInfo: [AnyHashable: Any] = [:]) {
    let detail = userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    Device.current.log.post(event.rawValue, detail: detail)
    carried.append(userInfo)
    defer { carried.removeLast() }
    center.post(name: event.notificationName, object: nil)
  }

  /// Calls back whenever an event is posted, for as long as the owner lives.
  public func listen(
    _ owner: AnyObject, to event: Event, handler: @escaping @MainActor () -> Void
  ) {
    listen(owner, to: event) { _ in handler() }
  }

  /// Calls back with what an event carries, whenever it is posted, for as long as the owner lives.
  public func listen(_ owner: AnyObject, to event: Event, handler: @escaping Handler) {
    if listeners[event] == nil { bridge(event) }
    listeners[event, default: []].removeAll { $0.owner == nil }
    listeners[event, default: []].append(Listener(owner: owner, handler: handler))
  }

  /// Ends all that an owner listens to.
  public func stopListening(_ owner: AnyObject) {
    for event in listeners.keys {
      listeners[event]?.removeAll { $0.owner === owner }
    }
  }

  /// How many listeners there are whose owners live.
  public var listenerCount: Int {
    listeners.values.reduce(0) { $0 + $1.count { $0.owner != nil } }
  }

  /// Observes the center once for an event: a center calls its observers in no promised order.
  private func bridge(_ event: Event) {
    _ = center.addObserver(forName: event.notificationName, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.deliver(event) }
    }
  }

  private func deliver(_ event: Event) {
    let userInfo = carried.last ?? [:]
    for listener in listeners[event] ?? [] where listener.owner != nil {
      listener.handler(userInfo)
    }
  }
}

extension Dispatcher.Event {
  fileprivate var notificationName: Notification.Name { Notification.Name(rawValue) }
}
