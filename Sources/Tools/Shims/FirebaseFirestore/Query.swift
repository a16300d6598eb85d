// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A query of the documents of a collection or a group of collections.
public class Query: NSObject {
  public let firestore: Firestore
  nonisolated let plan: QueryPlan

  init(_ plan: QueryPlan, _ firestore: Firestore) {
    self.plan = plan
    self.firestore = firestore
    super.init()
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? Query)?.plan == plan
  }

  public nonisolated override var hash: Int { plan.collectionID.hashValue }

  /// Returns a query with a changed plan.
  func with(_ change: (inout QueryPlan) -> Void) -> Query {
    var plan = plan
    change(&plan)
    return Query(plan, firestore)
  }

  // MARK: Order and limit

  public func order(by field: String) -> Query { order(by: field, descending: false) }
  public func order(by path: FieldPath) -> Query { order(by: path, descending: false) }

  public func order(by field: String, descending: Bool) -> Query {
    order(FieldPath.dotted(field), descending)
  }

  public func order(by path: FieldPath, descending: Bool) -> Query {
    order(path.segments, descending)
  }

  private func order(_ path: [String], _ isDescending: Bool) -> Query {
    with { $0.orders.append(QueryPlan.Order(path: path, isDescending: isDescending)) }
  }

  public func limit(to limit: Int) -> Query {
    with { ($0.limit, $0.takesLast) = (limit, false) }
  }

  public func limit(toLast limit: Int) -> Query {
    with { ($0.limit, $0.takesLast) = (limit, true) }
  }

  // MARK: Bounds

  public func start(at fieldValues: [Any]) -> Query { start(fieldValues, isBefore: true) }
  public func start(after fieldValues: [Any]) -> Query { start(fieldValues, isBefore: false) }
  public func end(before fieldValues: [Any]) -> Query { end(fieldValues, isBefore: true) }
  public func end(at fieldValues: [Any]) -> Query { end(fieldValues, isBefore: false) }

  public func start(atDocument document: DocumentSnapshot) -> Query {
    bounded(by: document) { $0.start = QueryPlan.Bound(values: $1, isBefore: true) }
  }

  public func start(afterDocument document: DocumentSnapshot) -> Query {
    bounded(by: document) { $0.start = QueryPlan.Bound(values: $1, isBefore: false) }
  }

  public func end(beforeDocument document: DocumentSnapshot) -> Query {
    bounded(by: document) { $0.end = QueryPlan.Bound(values: $1, isBefore: true) }
  }

  public func end(atDocument document: DocumentSnapshot) -> Query {
    bounded(by: document) { $0.end = QueryPlan.Bound(values: $1, isBefore: false) }
  }

  private func start(_ values: [Any], isBefore: Bool) -> Query {
    with { $0.start = QueryPlan.Bound(values: operands(values), isBefore: isBefore) }
  }

  private func end(_ values: [Any], isBefore: Bool) -> Query {
    with { $0.end = QueryPlan.Bound(values: operands(values), isBefore: isBefore) }
  }

  private func operands(_ values: [Any]) -> [Value] {
    values.enumerated().map { index, value in
      let isName =
        index < plan.orders.count && plan.orders[index].path == [FieldPath.documentName]
      return isName ? plan.name(value) : Value(any: value)
    }
  }

  private func bounded(
    by document: DocumentSnapshot, _ change: (inout QueryPlan, [Value]) -> Void
  ) -> Query {
    let orders = plan.completeOrders
    let values = orders.map {
      plan.value(at: $0.path, document.reference.path, document.fields ?? [:]) ?? .null
    }
    return with {
      $0.orders = orders
      change(&$0, values)
    }
  }

  // MARK: Reading

  public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    getDocuments(source: .default, completion: completion)
  }

  public func getDocuments(
    source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) {
    firestore.client.read(.query(plan), source) { [self] result in
      switch result {
      case .success(let view):
        completion(QuerySnapshot(self, view, view.changes(since: [])), nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
    try await awaiting { getDocuments(source: source, completion: $0) }
  }

  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(includeMetadataChanges: false, listener: listener)
  }

  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let client = firestore.client
    let added = Listener(.query(plan), includesMetadata: includeMetadataChanges) { [self] in
      switch $0 {
      case .success(let event): listener(QuerySnapshot(self, event.view, event.changes), nil)
      case .failure(let error): listener(nil, error)
      }
    }
    client.add(added)
    return Registration { client.remove(added) }
  }

  @discardableResult
  public func addSnapshotListener(
    options: SnapshotListenOptions, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(
      includeMetadataChanges: options.includeMetadataChanges, listener: listener)
  }
}

extension QueryPlan {
  /// Returns the name of a document that an app gives as a reference, an identifier or a path.
  func name(_ value: Any) -> Value {
    guard let text = value as? String else { return Value(any: value) }
    return .reference(
      "\(root)/" + (isGroup ? text : Path.joined(Path.joined(parent, collectionID), text)))
  }
}
