public import Foundation
internal import HeadlessUIKit

extension NotificationCenter {
  /// Calls a closure on the main actor for every post of a notification, until it is removed.
  ///
  /// `rehearse port` writes it in place of `addObserver(forName:object:queue:using:)`, whose closure
  /// would belong to no actor.
  public func rehearsalObserve(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol { observe(name, object, block) }
}
