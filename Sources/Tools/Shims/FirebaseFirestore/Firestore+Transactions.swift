// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// The reads and the result of a transaction's block, which is run again if a document has changed meanwhile.
extension Firestore {
  public typealias TransactionBlock = (Transaction, HeadlessFoundation.NSErrorPointer) -> Any?

  public func runTransaction(
    _ updateBlock: @escaping TransactionBlock,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    runTransaction(with: nil, block: updateBlock, completion: completion)
  }

  public func runTransaction(
    with options: TransactionOptions?, block: @escaping TransactionBlock,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    let count = options?.maxAttempts ?? TransactionOptions().maxAttempts
    client.enqueue { [self] in attempt(updateBlock: block, remaining: count, completion) }
  }

  public func runTransaction(_ updateBlock: @escaping TransactionBlock) async throws -> Any? {
    let box: Box<Any?> = try await withCheckedThrowingContinuation { continuation in
      runTransaction(updateBlock) { result, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: Box(value: result))
        }
      }
    }
    return box.value
  }

  private func attempt(
    updateBlock: @escaping TransactionBlock, remaining: Int,
    _ completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    let transaction = Transaction(self)
    var failure: NSError?
    let value = withUnsafeMutablePointer(to: &failure) { updateBlock(transaction, $0) }
    if let failure { return completion(nil, failure) }
    guard client.isConnected else {
      return completion(nil, Self.offline)
    }
    let writes = transaction.allWrites
    client.commit(writes, key: Device.current.uuid().uuidString) { [self] result in
      guard case .success(let response) = result else { return completion(nil, Self.offline) }
      if response.isSuccess {
        client.keep(writes, FirestoreClient.commitTime(response))
        completion(value, nil)
        return client.refresh()
      }
      let code = FirestoreErrorCode.Code(response)
      guard remaining > 1, code == .aborted || code == .failedPrecondition else {
        return completion(nil, FirestoreErrorCode.Code.error(response))
      }
      attempt(updateBlock: updateBlock, remaining: remaining - 1, completion)
    }
  }

  private static var offline: NSError {
    FirestoreErrorCode.Code.unavailable.error("The client is offline.")
  }
}
