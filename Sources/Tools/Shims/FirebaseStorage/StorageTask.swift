// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessFoundation

public typealias StorageHandle = String

nonisolated public enum StorageTaskStatus: Int, Sendable {
  case unknown, resume, progress, pause, success, failure
}

/// The state of a task at one moment.
open class StorageTaskSnapshot: NSObject {
  public let task: StorageTask
  public let metadata: StorageMetadata?
  public let reference: StorageReference
  public let progress: Progress?
  public let error: (any Error)?
  public let status: StorageTaskStatus

  init(_ task: StorageTask, _ status: StorageTaskStatus) {
    self.task = task
    self.status = status
    metadata = task.metadata
    reference = task.reference
    progress = task.progress
    error = task.error
    super.init()
  }
}

public protocol StorageTaskManagement: NSObjectProtocol {
  func enqueue()
  func pause()
  func cancel()
  func resume()
}

extension StorageTaskManagement {
  public func pause() {}
  public func cancel() {}
  public func resume() {}
}

open class StorageTask: NSObject {
  let reference: StorageReference
  var metadata: StorageMetadata?
  var error: (any Error)?
  var status = StorageTaskStatus.unknown
  let progress = Progress(totalUnitCount: 0)

  init(_ reference: StorageReference) {
    self.reference = reference
    super.init()
  }

  open var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(self, status) }
}

/// A task whose events are told to observers, in order.
open class StorageObservableTask: StorageTask {
  private struct Observer {
    let handle: String
    let status: StorageTaskStatus
    let action: (StorageTaskSnapshot) -> Void
  }

  private var observers: [Observer] = []
  private var lastHandle = 0

  /// Adds an observer; one of the end of a task that ended is told of it.
  @discardableResult
  open func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String {
    lastHandle += 1
    observers.append(Observer(handle: "\(lastHandle)", status: status, action: handler))
    if self.status == status, status == .success || status == .failure {
      let snapshot = snapshot
      Ported.async { handler(snapshot) }
    }
    return "\(lastHandle)"
  }

  open func removeObserver(withHandle handle: String) {
    observers.removeAll { $0.handle == handle }
  }
  open func removeAllObservers() { observers = [] }
  open func removeAllObservers(for status: StorageTaskStatus) {
    observers.removeAll { $0.status == status }
  }

  /// Changes the status and tells its observers.
  func tell(_ status: StorageTaskStatus) {
    self.status = status
    let snapshot = snapshot
    let told = observers.filter { $0.status == status }
    Ported.async { told.forEach { $0.action(snapshot) } }
  }
}
