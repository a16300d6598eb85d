import Foundation

/// A message written on this device.
package struct LocalMessage: Equatable {
  /// The state of sending the message.
  enum Status: Equatable {
    /// The message is in the queue, or its request is under way.
    case pending
    /// The server has stored the message under this id.
    case sent(id: String)
    /// The request failed for a reason, which the user can read.
    case failed(reason: String)

    /// The reason of a failure; nil unless the request failed.
    var failureReason: String? {
      if case .failed(let reason) = self { reason } else { nil }
    }
  }

  let id: UUID
  let body: String
  let createdAt: Date
  var status = Status.pending
}
