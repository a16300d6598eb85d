public import Foundation
internal import HeadlessUIKit

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Made<Notification, Never> { [center, name, object] downstream in
        let relay = NotificationRelay(downstream)
        center.addObserver(relay, selector: Selector("receive:"), name: name, object: object)
        downstream.hold(AnyCancellable { center.removeObserver(relay as AnyObject) })
      }.receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the notifications with a name.
  @MainActor public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher { Publisher(center: self, name: name, object: object) }
}

/// Forwards notifications to a subscriber, which holds it.
private final class NotificationRelay: SelectorTarget {
  private let downstream: Downstream<Notification, Never>

  init(_ downstream: Downstream<Notification, Never>) { self.downstream = downstream }

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    { [downstream] in
      downstream.send(try $0.argument(0))
      return nil
    }
  }
}
