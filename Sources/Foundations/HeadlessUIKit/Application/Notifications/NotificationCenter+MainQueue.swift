internal import Dispatch
public import Foundation
internal import VirtualTime

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
    guard queue === OperationQueue.main else {
      let foundations: OperationQueue? = queue
      return keep(addObserver(forName: name, object: obj, queue: foundations, using: block))
    }
    let app = AppOfObserver()
    let token = addInOrder(name, obj) { notification in
      if MainQueueMark.isHere {
        if app.isCurrent { block(notification) }
      } else {
        // The object and the user info are not Sendable, so only the name crosses to the main queue.
        DispatchQueue.main.async { [name = notification.name] in block(Notification(name: name)) }
      }
    }
    return keep(token)
  }

  /// Adds an observer that runs where the notification is posted, until the app's process ends.
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?,
    queue: (any OperationQueue & NoOperationQueue)?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let app = AppOfObserver()
    let token = addInOrder(name, obj) { notification in
      if !MainQueueMark.isHere || app.isCurrent { block(notification) }
    }
    return keep(token)
  }

  /// Adds an observer that is called after those of its name that were added before.
  private func addInOrder(
    _ name: Notification.Name?, _ object: Any?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    #if !canImport(Darwin)
      if let name { return ObserverOrder.of(self).add(name, object, to: self, block) }
    #endif
    let anywhere: OperationQueue? = nil
    return addObserver(forName: name, object: object, queue: anywhere, using: block)
  }

  /// Removes an observer when the app's process ends; a token does not retain its block.
  private func keep(_ token: any NSObjectProtocol) -> any NSObjectProtocol {
    ClockDiagnostics.current.atEndOfProcess {
      let anyToken: Any = token
      self.removeObserver(anyToken)
    }
    return token
  }
}

/// The app that added an observer, of several that run in turns in one process.
///
/// They share Foundation's notification center, and none may hear what another one posts.
nonisolated private struct AppOfObserver {
  private let app = ClockDiagnostics.runningApp

  /// Whether no other app runs now.
  var isCurrent: Bool {
    guard let app, let running = ClockDiagnostics.runningApp else { return true }
    return app == running
  }
}

/// A protocol without conforming types, so that `queue: nil` has an overload of its own.
///
/// A queue that conforms is a subtype of `OperationQueue`, so the compiler prefers this overload.
nonisolated public protocol NoOperationQueue {}
