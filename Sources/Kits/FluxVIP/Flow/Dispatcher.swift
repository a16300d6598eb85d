import Foundation
import HeadlessDevice

/// The app's event bus: every change of a domain state is posted here as an event.
///
/// Events are sent through the dispatcher's own `NotificationCenter` and recorded in the device's
/// event log. A listener is removed when its owner is released.
public final class Dispatcher {
  /// An event; an app declares its events as static members of this type.
  public struct Event: RawRepresentable, Hashable, Sendable {
    /// The name in logs and notifications: `trips.refresh.began`.
    public let rawValue: String

    /// Creates an event with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private struct Listener {
    weak var owner: AnyObject?
    let handler: @MainActor (_ userInfo: [AnyHashable: Any]) -> Void
  }

  private let center = NotificationCenter()
  private var listeners: [Event: [Listener]] = [:]

  /// The user infos of the events being posted now, the innermost last.
  private var userInfos: [[AnyHashable: Any]] = []

  /// Creates a dispatcher without listeners.
  public init() {}

  /// Posts an event; calls its listeners synchronously, in the order they were added.
  ///
  /// - Parameters:
  ///   - event: the event to post.
  ///   - userInfo: the event's data, recorded in the event log sorted by key.
  public func post(_ event: Event, userInfo: [AnyHashable: Any] = [:]) {
    let detail = userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    Device.current.log.post(event.rawValue, detail: detail)
    userInfos.append(userInfo)
    defer { userInfos.removeLast() }
    center.post(name: event.notificationName, object: nil)
  }

  /// Adds a listener that is called at every post of an event, for as long as the owner lives.
  public func listen(
    _ owner: AnyObject, to event: Event, handler: @escaping @MainActor () -> Void
  ) {
    listen(owner, to: event) { _ in handler() }
  }

  /// Adds a listener that is called with the user info of every post, for as long as the owner
  /// lives.
  public func listen(
    _ owner: AnyObject, to event: Event,
    handler: @escaping @MainActor (_ userInfo: [AnyHashable: Any]) -> Void
  ) {
    let listener = Listener(owner: owner, handler: handler)
    guard let index = listeners.index(forKey: event) else {
      observeCenter(for: event)
      listeners[event] = [listener]
      return
    }
    listeners.values[index].removeAll { $0.owner == nil }
    listeners.values[index].append(listener)
  }

  /// Removes all listeners of an owner.
  public func stopListening(_ owner: AnyObject) {
    for event in listeners.keys {
      listeners[event]?.removeAll { $0.owner === owner }
    }
  }

  /// The number of listeners whose owners are alive.
  public var listenerCount: Int {
    listeners.values.reduce(0) { $0 + $1.count { $0.owner != nil } }
  }

  /// Observes the notification center once for an event.
  ///
  /// One observer for each listener would not do: a center does not define the order of its
  /// observers.
  private func observeCenter(for event: Event) {
    _ = center.addObserver(forName: event.notificationName, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.deliver(event) }
    }
  }

  private func deliver(_ event: Event) {
    let userInfo = userInfos.last ?? [:]
    for listener in listeners[event] ?? [] where listener.owner != nil {
      listener.handler(userInfo)
    }
  }
}

extension Dispatcher.Event {
  fileprivate var notificationName: Notification.Name { Notification.Name(rawValue) }
}
