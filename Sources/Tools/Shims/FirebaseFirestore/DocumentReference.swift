// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A place for a document in a database.
public final class DocumentReference: NSObject {
  public nonisolated let path: String
  public let firestore: Firestore
  /// The full name, as in `projects/p/databases/(default)/documents/trips/t1`.
  nonisolated let name: String

  init(_ path: String, _ firestore: Firestore) {
    self.path = path
    self.firestore = firestore
    name = "\(firestore.client.root)/\(path)"
    super.init()
  }

  public nonisolated var documentID: String { Path.last(path) }
  public var parent: CollectionReference { CollectionReference(Path.parent(path), firestore) }

  public func collection(_ collectionPath: String) -> CollectionReference {
    let full = Path.joined(path, collectionPath)
    Firestore.check(full, isDocument: false)
    return CollectionReference(full, firestore)
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? DocumentReference)?.name == name
  }

  public nonisolated override var hash: Int { name.hashValue }
  public nonisolated override var description: String { "<FIRDocumentReference: \(path)>" }

  // MARK: Writing

  func write(_ write: Write, _ completion: (((any Error)?) -> Void)?) {
    firestore.client.write([write], completion: completion)
  }

  public func setData(
    _ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    write(.set(path, documentData), completion)
  }

  public func setData(
    _ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil
  ) {
    write(.set(path, documentData, merge: merge), completion)
  }

  public func setData(
    _ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    write(.set(path, documentData, mergeFields: mergeFields), completion)
  }

  public func updateData(
    _ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    write(.update(path, fields), completion)
  }

  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    write(Write(path: path, operation: .delete), completion)
  }

  // MARK: Reading

  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    getDocument(source: .default, completion: completion)
  }

  public func getDocument(
    source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) {
    firestore.client.read(.document(path), source) { [self] result in
      switch result {
      case .success(let view): completion(snapshot(view), nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(includeMetadataChanges: false, listener: listener)
  }

  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let client = firestore.client
    let added = Listener(.document(path), includesMetadata: includeMetadataChanges) { [self] in
      switch $0 {
      case .success(let event): listener(snapshot(event.view), nil)
      case .failure(let error): listener(nil, error)
      }
    }
    client.add(added)
    return Registration { client.remove(added) }
  }

  @discardableResult
  public func addSnapshotListener(
    options: SnapshotListenOptions, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(
      includeMetadataChanges: options.includeMetadataChanges, listener: listener)
  }

  func snapshot(_ view: LocalView) -> DocumentSnapshot {
    let document = view.documents.first
    return DocumentSnapshot(
      self, document?.fields,
      SnapshotMetadata(
        hasPendingWrites: view.hasPendingWrites, isFromCache: view.isFromCache))
  }
}

extension DocumentReference {
  public func setData(_ documentData: [String: Any]) async throws {
    try await awaiting { setData(documentData, completion: $0) }
  }

  public func setData(_ documentData: [String: Any], merge: Bool) async throws {
    try await awaiting { setData(documentData, merge: merge, completion: $0) }
  }

  public func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
    try await awaiting { setData(documentData, mergeFields: mergeFields, completion: $0) }
  }

  public func updateData(_ fields: [AnyHashable: Any]) async throws {
    try await awaiting { updateData(fields, completion: $0) }
  }

  public func delete() async throws { try await awaiting { delete(completion: $0) } }

  public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    try await awaiting { getDocument(source: source, completion: $0) }
  }
}
