// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// Writes that the service takes together or not at all.
public final class WriteBatch: NSObject {
  private let firestore: Firestore
  private var writes: [Write] = []
  private var isCommitted = false

  init(_ firestore: Firestore) {
    self.firestore = firestore
    super.init()
  }

  private func add(_ write: Write) -> WriteBatch {
    if isCommitted {
      Firestore.report(
        "A write batch is used after commit() has been called. Firebase ends the app with an "
          + "exception. Make a new batch.")
    } else {
      writes.append(write)
    }
    return self
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    add(.set(document.path, data))
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
  ) -> WriteBatch {
    add(.set(document.path, data, merge: merge))
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> WriteBatch {
    add(.set(document.path, data, mergeFields: mergeFields))
  }

  @discardableResult
  public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    add(.update(document.path, fields))
  }

  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    add(Write(path: document.path, operation: .delete))
  }

  public func commit(completion: (((any Error)?) -> Void)? = nil) {
    isCommitted = true
    firestore.client.write(writes, completion: completion)
  }

  public func commit() async throws { try await awaiting { commit(completion: $0) } }

  // MARK: Codable values

  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: document)
  }

  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: document, merge: merge)
  }

  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, mergeFields: [Any],
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: document, mergeFields: mergeFields)
  }
}
