internal import Dispatch
public import Foundation

nonisolated extension NotificationCenter {
  /// Adds an observer that runs on a queue; on the main queue it runs within a post made there.
  ///
  /// Foundation's own waits for the queue while it posts. Where the main actor does not run on the
  /// main thread, as in Swift tests off Apple's systems, it would wait for itself. What another
  /// thread posts arrives on the main queue with its name alone.
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
        // What a thread posts cannot be handed to another without its object and its values.
        DispatchQueue.main.async { [name = notification.name] in block(Notification(name: name)) }
      }
    }
  }
}

/// What tells the main queue from others, whatever thread it runs on.
nonisolated private enum MainQueueMark {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
