internal import Dispatch
public import Foundation

nonisolated extension NotificationCenter {
  /// Adds an observer that runs on a queue; on the main queue, inside a post made there.
  ///
  /// Foundation waits for the queue while it posts. If the main actor does not run on the main
  /// thread, as in Swift tests outside Apple's systems, it would wait for itself. A notification
  /// posted on another thread arrives on the main queue with its name only.
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let foundations: OperationQueue? = queue === OperationQueue.main ? nil : queue
    guard foundations == nil else {
      return addObserver(forName: name, object: obj, queue: foundations, using: block)
    }
    let mark = MainQueueMark.key
    return addObserver(forName: name, object: obj, queue: foundations) { notification in
      if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
        block(notification)
      } else {
        // The object and the user info are not Sendable, so only the name crosses to the main queue.
        DispatchQueue.main.async { [name = notification.name] in block(Notification(name: name)) }
      }
    }
  }
}

/// A key that identifies the main queue, whatever thread it runs on.
nonisolated private enum MainQueueMark {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
