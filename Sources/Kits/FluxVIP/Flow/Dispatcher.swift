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

  private struct Listener {
    weak var owner: AnyObject?
    let token: any NSObjectProtocol
  }

  private let center = NotificationCenter()
  private var listeners: [Listener] = []

  /// Creates a bus without listeners.
  public init() {}

  /// Posts an event; every listener has heard it when this returns, in the order they came.
  public func post(_ event: Event) {
    Device.current.log.post(event.rawValue)
    center.post(name: event.notificationName, object: nil)
  }

  /// Calls back whenever an event is posted, for as long as the owner lives.
  public func listen(
    _ owner: AnyObject, to event: Event, handler: @escaping @MainActor () -> Void
  ) {
    forgetTheDead()
    let life = Life(owner)
    let token = center.addObserver(forName: event.notificationName, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated {
        if life.owner != nil { handler() }
      }
    }
    listeners.append(Listener(owner: owner, token: token))
  }

  /// Ends all that an owner listens to.
  public func stopListening(_ owner: AnyObject) {
    for listener in listeners where listener.owner === owner {
      center.removeObserver(listener.token)
    }
    listeners.removeAll { $0.owner === owner }
  }

  /// How many listeners there are whose owners live.
  public var listenerCount: Int {
    listeners.count { $0.owner != nil }
  }

  private func forgetTheDead() {
    for listener in listeners where listener.owner == nil {
      center.removeObserver(listener.token)
    }
    listeners.removeAll { $0.owner == nil }
  }

  /// Carries a weak reference into a notification's closure.
  private final class Life {
    weak var owner: AnyObject?

    init(_ owner: AnyObject) {
      self.owner = owner
    }
  }
}

extension Dispatcher.Event {
  fileprivate var notificationName: Notification.Name { Notification.Name(rawValue) }
}
