// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// Reads and writes that the service takes together if nothing that was read has changed since.
public final class Transaction: NSObject {
  private let firestore: Firestore
  private var versions: [String: Write.Precondition] = [:]
  private var order: [String] = []
  private var writes: [Write] = []
  private var written: Set<String> = []

  init(_ firestore: Firestore) {
    self.firestore = firestore
    super.init()
  }

  /// The writes, and checks of the documents that were only read.
  var allWrites: [Write] {
    let checks = order.filter { !written.contains($0) }.map {
      Write(path: $0, operation: .verify, precondition: versions[$0])
    }
    return writes + checks
  }

  /// Reads a document as the service has it; no time passes.
  ///
  /// - Throws: an error without a connection, or if the service refuses.
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    guard writes.isEmpty else {
      throw FirestoreErrorCode.Code.invalidArgument.error(
        "Firestore transactions require all reads to be executed before all writes.")
    }
    let client = firestore.client
    switch client.loadNow(.document(document.path)) {
    case nil: break
    case .refused(let error): throw error
    case .unreachable:
      throw FirestoreErrorCode.Code.unavailable.error(
        "Failed to get document because the client is offline.")
    }
    let known = client.cache[document.path] ?? CachedDocument()
    if versions[document.path] == nil { order.append(document.path) }
    versions[document.path] = known.updateTime.map(Write.Precondition.updateTime)
    if known.fields == nil { versions[document.path] = .exists(false) }
    return DocumentSnapshot(
      document, known.fields, SnapshotMetadata(hasPendingWrites: false, isFromCache: false))
  }

  private func add(_ write: Write) -> Transaction {
    var write = write
    // The first write of a document that was read checks that it is still the same.
    if !written.contains(write.path), let version = versions[write.path] {
      write.precondition = write.precondition == .exists(true) ? existing(version) : version
    }
    written.insert(write.path)
    writes.append(write)
    return self
  }

  /// Returns the precondition of an update: the version, or else that the document is there.
  private func existing(_ version: Write.Precondition) -> Write.Precondition {
    version == .exists(false) ? .exists(true) : version
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> Transaction {
    add(.set(document.path, data))
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
  ) -> Transaction {
    add(.set(document.path, data, merge: merge))
  }

  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> Transaction {
    add(.set(document.path, data, mergeFields: mergeFields))
  }

  @discardableResult
  public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction {
    add(.update(document.path, fields))
  }

  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> Transaction {
    add(Write(path: document.path, operation: .delete))
  }

  // MARK: Codable values

  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: document)
  }

  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: document, merge: merge)
  }

  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, mergeFields: [Any],
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: document, mergeFields: mergeFields)
  }
}

/// The options of a transaction.
public final class TransactionOptions: NSObject {
  public var maxAttempts = 5

  public override init() { super.init() }
}
