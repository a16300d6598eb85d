// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxSwift's, and their documentation is too.
@_exported import Reactive
public import Foundation
public import HeadlessFoundation

extension OperationQueueScheduler {
  /// Creates a scheduler for a queue of a ported app; its work runs on the main actor, in order.
  public convenience init(
    operationQueue: HeadlessFoundation.OperationQueue,
    queuePriority: Foundation.Operation.QueuePriority = .normal
  ) { self.init(operationQueue: Foundation.OperationQueue.main, queuePriority: queuePriority) }
}
