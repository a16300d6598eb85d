internal import Dispatch
internal import Foundation

/// A key that identifies the main queue, whatever thread it runs on.
package enum MainQueueMark {
  /// Whether the caller runs on the main thread or the main queue.
  ///
  /// Under `dispatchMain` the main queue has no thread of its own.
  package static var isHere: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
