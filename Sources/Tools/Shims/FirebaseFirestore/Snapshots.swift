// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// The source and the state of a snapshot.
nonisolated public final class SnapshotMetadata: NSObject, Sendable {
  public let hasPendingWrites: Bool
  public let isFromCache: Bool

  init(hasPendingWrites: Bool, isFromCache: Bool) {
    (self.hasPendingWrites, self.isFromCache) = (hasPendingWrites, isFromCache)
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SnapshotMetadata else { return false }
    return hasPendingWrites == other.hasPendingWrites && isFromCache == other.isFromCache
  }

  public override var hash: Int { (hasPendingWrites ? 2 : 0) + (isFromCache ? 1 : 0) }
}

/// A document as it was at one time, which may not be there.
public class DocumentSnapshot: NSObject {
  public let reference: DocumentReference
  public let metadata: SnapshotMetadata
  nonisolated let fields: Fields?

  init(_ reference: DocumentReference, _ fields: Fields?, _ metadata: SnapshotMetadata) {
    self.reference = reference
    self.fields = fields
    self.metadata = metadata
    super.init()
  }

  public var documentID: String { reference.documentID }
  public var exists: Bool { fields != nil }

  public func data() -> [String: Any]? { data(with: .none) }

  public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? {
    fields?.any(in: reference.firestore, serverTimestampBehavior)
  }

  public func get(_ field: Any) -> Any? { get(field, serverTimestampBehavior: .none) }

  public func get(
    _ field: Any, serverTimestampBehavior: ServerTimestampBehavior
  ) -> Any? {
    let path = FieldPath.segments(field)
    if path == [FieldPath.documentName] { return reference }
    return fields?.value(at: path)?.any(in: reference.firestore, serverTimestampBehavior)
  }

  public subscript(key: Any) -> Any? { self.get(key) }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DocumentSnapshot else { return false }
    return reference == other.reference && fields == other.fields && metadata == other.metadata
  }

  public nonisolated override var hash: Int { reference.hash }
}

/// A document of a query's result.
public final class QueryDocumentSnapshot: DocumentSnapshot {
  public override func data() -> [String: Any] { data(with: .none) }

  public override func data(
    with serverTimestampBehavior: ServerTimestampBehavior
  ) -> [String: Any] {
    super.data(with: serverTimestampBehavior) ?? [:]
  }
}

nonisolated public enum DocumentChangeType: Int, Sendable {
  case added, modified, removed
}

/// A change of a query's result.
public final class DocumentChange: NSObject {
  public let type: DocumentChangeType
  public let document: QueryDocumentSnapshot
  /// The index before the change and after those before it; `UInt(NSNotFound)` for a new document.
  public let oldIndex: UInt
  /// The index after the change; `UInt(NSNotFound)` for a removed document.
  public let newIndex: UInt

  init(_ change: LocalChange, _ document: QueryDocumentSnapshot) {
    type = change.type
    self.document = document
    oldIndex = UInt(change.oldIndex ?? NSNotFound)
    newIndex = UInt(change.newIndex ?? NSNotFound)
    super.init()
  }
}

/// The result of a query at one time.
public final class QuerySnapshot: NSObject {
  public let query: Query
  public let metadata: SnapshotMetadata
  public let documents: [QueryDocumentSnapshot]
  private let changes: [LocalChange]

  init(_ query: Query, _ view: LocalView, _ changes: [LocalChange]) {
    self.query = query
    self.changes = changes
    metadata = SnapshotMetadata(
      hasPendingWrites: view.hasPendingWrites, isFromCache: view.isFromCache)
    documents = view.documents.map { Self.snapshot($0, query, view) }
    isFromCache = view.isFromCache
    super.init()
  }

  private let isFromCache: Bool

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? QuerySnapshot else { return false }
    return query == other.query && metadata == other.metadata && documents == other.documents
  }

  public nonisolated override var hash: Int { query.hash }

  public var count: Int { documents.count }
  public var isEmpty: Bool { documents.isEmpty }

  /// The changes since the listener's last snapshot; all documents as additions in the first one.
  public var documentChanges: [DocumentChange] { documentChanges(includeMetadataChanges: false) }

  public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
    changes.filter { includeMetadataChanges || !$0.isMetadata }.map { change in
      let view = LocalView(isFromCache: isFromCache)
      return DocumentChange(change, Self.snapshot(change.document, query, view))
    }
  }

  private static func snapshot(
    _ document: LocalDocument, _ query: Query, _ view: LocalView
  ) -> QueryDocumentSnapshot {
    QueryDocumentSnapshot(
      DocumentReference(document.path, query.firestore), document.fields,
      SnapshotMetadata(
        hasPendingWrites: document.hasPendingWrites, isFromCache: view.isFromCache))
  }
}
