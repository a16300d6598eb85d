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

extension OperationQueue {
  /// Runs a closure on the main actor when the current work is done.
  ///
  /// `rehearse port` writes it in place of `addOperation(_:)` with a closure.
  nonisolated public func rehearsalAddOperation(_ block: @escaping @MainActor () -> Void) {
    Ported.async(nil, block)
  }
}
