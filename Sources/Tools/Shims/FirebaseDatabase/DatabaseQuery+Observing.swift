// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation
import HeadlessFoundation

extension DatabaseQuery {
  // MARK: Observers

  @discardableResult
  public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) -> DatabaseHandle { add(eventType, { snapshot, _ in block(snapshot) }, nil) }

  @discardableResult
  public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) -> DatabaseHandle { add(eventType, { snapshot, _ in block(snapshot) }, cancelBlock) }

  @discardableResult
  public func observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) -> DatabaseHandle { add(eventType, block, nil) }

  @discardableResult
  public func observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) -> DatabaseHandle { add(eventType, block, cancelBlock) }

  private func add(
    _ type: DataEventType, _ block: @escaping (DataSnapshot, String?) -> Void,
    _ cancel: ((any Error) -> Void)?
  ) -> DatabaseHandle { DatabaseClient.current.addObserver(self, type, block, cancel) }

  public func removeObserver(withHandle handle: DatabaseHandle) {
    DatabaseClient.current.removeObservers(at: location.path, handle: handle)
  }

  public func removeAllObservers() {
    DatabaseClient.current.removeObservers(at: location.path)
  }

  // MARK: Single events

  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) { addSingle(eventType, { snapshot, _ in block(snapshot) }, nil) }

  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) { addSingle(eventType, { snapshot, _ in block(snapshot) }, cancelBlock) }

  public func observeSingleEvent(
    of eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) { addSingle(eventType, block, nil) }

  public func observeSingleEvent(
    of eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) { addSingle(eventType, block, cancelBlock) }

  private func addSingle(
    _ type: DataEventType, _ block: @escaping (DataSnapshot, String?) -> Void,
    _ cancel: ((any Error) -> Void)?
  ) { _ = DatabaseClient.current.addObserver(self, type, isSingle: true, block, cancel) }

  public func observeSingleEventAndPreviousSiblingKey(
    of eventType: DataEventType
  ) async -> (DataSnapshot, String?) {
    await withCheckedContinuation { continuation in
      addSingle(eventType, { continuation.resume(returning: ($0, $1)) }, nil)
    }
  }

  public func observeSingleEvent(of eventType: DataEventType) async -> DataSnapshot {
    await observeSingleEventAndPreviousSiblingKey(of: eventType).0
  }

  // MARK: Data of the server

  /// Gets the data from the server, or what is on the phone if the server does not give it.
  public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
    let (client, location) = (DatabaseClient.current, location)
    client.get(location) { [self] result in
      if case .failure(let failure) = result, !client.isKnown(location) {
        let error = DatabaseErrors.notCached(location, reason: failure.reason)
        return Ported.async { block(error, nil) }
      }
      var isFresh = false
      if case .success = result { isFresh = true }
      let node = client.view(of: location, isFresh: isFresh).node
      let snapshot = DataSnapshot(location.path, node, location.query.order, database)
      Ported.async { block(nil, snapshot) }
    }
  }

  public func getData() async throws -> DataSnapshot {
    try await withCheckedThrowingContinuation { continuation in
      getData { error, snapshot in
        if let snapshot {
          continuation.resume(returning: snapshot)
        } else {
          continuation.resume(throwing: error ?? DatabaseErrors.unavailable)
        }
      }
    }
  }
}

extension DatabaseClient.Failure {
  fileprivate var reason: String {
    switch self {
    case .refused(let error): error.localizedDescription
    case .unanswered: "The server did not answer."
    }
  }
}
