// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// A collection of documents, which is also the query for all of them.
public final class CollectionReference: Query {
  public let path: String

  init(_ path: String, _ firestore: Firestore) {
    self.path = path
    super.init(
      QueryPlan(
        root: firestore.client.root, parent: Path.parent(path), collectionID: Path.last(path)),
      firestore)
  }

  public var collectionID: String { Path.last(path) }

  public var parent: DocumentReference? {
    let parent = Path.parent(path)
    return parent.isEmpty ? nil : DocumentReference(parent, firestore)
  }

  public func document() -> DocumentReference { document(Firestore.newID()) }

  public func document(_ documentPath: String) -> DocumentReference {
    let full = documentPath.isEmpty ? "" : Path.joined(path, documentPath)
    Firestore.check(full, isDocument: true)
    return DocumentReference(full, firestore)
  }

  @discardableResult
  public func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    let reference = document()
    reference.write(.set(reference.path, data), completion)
    return reference
  }

  @discardableResult
  public func addDocument(data: [String: Any]) async throws -> DocumentReference {
    let reference = document()
    try await awaiting { reference.write(.set(reference.path, data), $0) }
    return reference
  }

  @discardableResult
  public func addDocument<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try encoder.encode(value), completion: completion)
  }
}
