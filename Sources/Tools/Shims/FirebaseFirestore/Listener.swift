// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// The documents that a request or a listener is about.
nonisolated enum Target: Equatable, Sendable {
  case document(String)
  case query(QueryPlan)

  /// Returns whether a document is in the result where there is no limit.
  func includes(_ document: Document?) -> Bool {
    guard let document else { return false }
    return switch self {
    case .document(let path): path == document.path
    case .query(let plan): plan.contains(document.path, document.fields)
    }
  }
}

/// An app's listener to a document or a query, told of each change until it is removed.
final class Listener {
  typealias Event = Result<(view: LocalView, changes: [LocalChange]), any Error>

  let target: Target
  /// Whether the view has all that the service has.
  var isCurrent = false
  var isRemoved = false
  /// Whether a request is under way.
  var isLoading = false
  /// The number of requests without an answer since the last one.
  var failures = 0
  private let includesMetadata: Bool
  private let tell: (Event) -> Void
  private var last: LocalView?

  init(_ target: Target, includesMetadata: Bool, _ tell: @escaping (Event) -> Void) {
    (self.target, self.includesMetadata, self.tell) = (target, includesMetadata, tell)
  }

  /// Tells of the result if it has changed; returns whether it has.
  ///
  /// The first result without an answer of the service is told if it has documents, or without a connection.
  @discardableResult
  func refresh(_ client: FirestoreClient, evenIfEmpty: Bool = false) -> Bool {
    guard !isRemoved else { return false }
    let view = client.view(target, isFromCache: !isCurrent)
    let changes = view.changes(since: last?.documents ?? [])
    guard let previous = last else {
      let isEnough = isCurrent || !view.documents.isEmpty || evenIfEmpty || !client.isConnected
      guard isEnough else { return false }
      last = view
      tell(.success((view, changes)))
      return true
    }
    last = view
    let metadataDiffers =
      view.isFromCache != previous.isFromCache
      || view.hasPendingWrites != previous.hasPendingWrites || !changes.isEmpty
    guard changes.contains(where: { !$0.isMetadata }) || includesMetadata && metadataDiffers
    else { return false }
    tell(.success((view, changes)))
    return true
  }

  /// Tells of an error, after which the listener is told of nothing more.
  func fail(_ error: any Error) {
    guard !isRemoved else { return }
    isRemoved = true
    tell(.failure(error))
  }
}

/// An app's listener to the times at which all other listeners have been told.
final class SyncListener {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}
