// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice

/// The in-memory service that answers the requests of Firestore's public REST interface.
///
/// A database is the same for all projects. The default one begins with the documents of the device's storage
/// under `firestore`: JSON text with plain values by path, as in `{"trips/t1":{"name":"Rome","days":3}}`.
final class FirestoreService: FirebaseService {
  private struct Observer {
    weak var state: ClientState?
  }

  private var databases: [String: [String: Document]] = [:]
  private var observers: [Observer] = []
  private var lastTime = Timestamp(seconds: 0, nanoseconds: 0)
  private var answers: [String: HTTPResponse] = [:]

  init() {
    if let text = Device.current.storage.string(forKey: "firestore") { seed(text) }
  }

  private func seed(_ text: String) {
    let values = try? JSONDecoder().decode([String: PlainValue].self, from: Data(text.utf8))
    guard let values else {
      return Firestore.report(
        "The storage's `firestore` is not JSON of documents by path, as in "
          + #"{"trips/t1":{"name":"Rome"}}, so the service begins without documents."#)
    }
    let time = now()
    for (key, value) in values {
      let path = Path.joined("", key)
      databases["(default)", default: [:]][path] = Document(
        path: path, fields: value.value.fields ?? [:], createTime: time, updateTime: time)
    }
  }

  /// Tells the client of a state, as long as its process runs, when documents of its database have changed.
  func observe(_ state: ClientState) {
    observers.removeAll { $0.state == nil }
    observers.append(Observer(state: state))
  }

  func respond(to request: HTTPRequest) -> HTTPResponse? {
    guard let call = FirestoreCall(request) else { return nil }
    switch (request.method, call.verb) {
    case ("GET", nil): return read(call)
    case ("POST", "commit"): return commit(request, call)
    case ("POST", "runQuery"): return runQuery(request.object, call)
    case ("POST", "runAggregationQuery"): return runAggregation(request.object, call)
    default: return nil
    }
  }

  // MARK: Documents

  /// Returns a document of a database; nil if it is not there.
  func document(_ path: String, in database: String) -> Document? { databases[database]?[path] }

  /// Returns the documents of a query's result, in its order.
  func documents(_ plan: QueryPlan, in database: String) -> [Document] {
    plan.result(of: (databases[database] ?? [:]).values, path: \.path, fields: \.fields)
  }

  private func read(_ call: FirestoreCall) -> HTTPResponse {
    guard Path.isDocument(call.path) else {
      let plan = QueryPlan(
        root: call.root, parent: Path.parent(call.path), collectionID: Path.last(call.path))
      let found = documents(plan, in: call.database).map { $0.json(root: call.root) }
      return HTTPResponse(object: found.isEmpty ? [:] : ["documents": found])
    }
    guard let found = document(call.path, in: call.database) else {
      return HTTPResponse(
        status: 404, code: "NOT_FOUND", message: "Document \"\(call.name)\" not found.")
    }
    return HTTPResponse(object: found.json(root: call.root))
  }

  private func runQuery(_ body: FirebaseJSON, _ call: FirestoreCall) -> HTTPResponse {
    guard let plan = plan(body, call) else { return Self.badRequest }
    let readTime = now().text
    let found = documents(plan, in: call.database).map { document -> FirebaseJSON in
      ["document": document.json(root: call.root), "readTime": readTime]
    }
    return HTTPResponse(array: found.isEmpty ? [["readTime": readTime]] : found)
  }

  private func runAggregation(_ body: FirebaseJSON, _ call: FirestoreCall) -> HTTPResponse {
    let query = body["structuredAggregationQuery"] as? FirebaseJSON ?? [:]
    guard let plan = plan(query, call) else { return Self.badRequest }
    let found = documents(plan, in: call.database).map(\.fields)
    let aggregations = (query["aggregations"] as? [FirebaseJSON] ?? []).map(Aggregation.init(json:))
    let values = aggregations.map { ($0.alias, $0.value(of: found).json) }
    let result: FirebaseJSON = ["aggregateFields": Dictionary(values) { $1 } as FirebaseJSON]
    return HTTPResponse(array: [["result": result, "readTime": now().text]])
  }

  private func plan(_ body: FirebaseJSON, _ call: FirestoreCall) -> QueryPlan? {
    (body["structuredQuery"] as? FirebaseJSON).flatMap {
      QueryPlan(json: $0, root: call.root, parent: call.path)
    }
  }

  private static let badRequest = HTTPResponse(
    status: 400, code: "INVALID_ARGUMENT", message: "Invalid JSON payload received.")

  // MARK: Writes

  /// Applies the writes of a commit, all or none; one that is sent again is answered as before.
  private func commit(_ request: HTTPRequest, _ call: FirestoreCall) -> HTTPResponse {
    let key = request.headers[FirestoreCall.keyHeader]
    if let answer = key.flatMap({ answers[$0] }) { return answer }
    let writes = (request.object["writes"] as? [FirebaseJSON] ?? []).compactMap(Write.init(json:))
    let time = now()
    var changed = databases[call.database] ?? [:]
    for write in writes {
      if let refusal = write.refusal(changed[write.path], root: call.root) { return refusal }
      changed[write.path] = write.applied(to: changed[write.path], at: time)
    }
    databases[call.database] = changed
    let results = writes.map { _ -> FirebaseJSON in ["updateTime": time.text] }
    let answer = HTTPResponse(object: ["commitTime": time.text, "writeResults": results])
    if let key { answers[key] = answer }
    tell(writes.map(\.path), of: call.database)
    return answer
  }

  private func tell(_ paths: [String], of database: String) {
    for state in observers.compactMap(\.state) where state.client.database == database {
      if state.isCurrent { state.client.serviceChanged(paths) }
    }
  }

  /// The device's date; later than at the last call, so that versions can be told apart.
  private func now() -> Timestamp {
    let date = Timestamp(date: Device.current.date).inMicroseconds
    lastTime = max(date, lastTime.nextMicrosecond)
    return lastTime
  }
}

extension Write {
  /// Returns the answer if the precondition is not fulfilled.
  fileprivate func refusal(_ document: Document?, root: String) -> HTTPResponse? {
    switch precondition {
    case .exists(true) where document == nil:
      HTTPResponse(
        status: 404, code: "NOT_FOUND", message: "No document to update: \(root)/\(path)")
    case .exists(false) where document != nil:
      HTTPResponse(
        status: 409, code: "ALREADY_EXISTS", message: "Document already exists: \(root)/\(path)")
    case .updateTime(let time) where document?.updateTime != time:
      HTTPResponse(
        status: 400, code: "FAILED_PRECONDITION",
        message: "The stored version does not match the required base version: \(root)/\(path)")
    default: nil
    }
  }

  fileprivate func applied(to document: Document?, at time: Timestamp) -> Document? {
    guard operation != .verify else { return document }
    return applied(to: document?.fields) { _ in .timestamp(time) }.map {
      Document(
        path: path, fields: $0, createTime: document?.createTime ?? time, updateTime: time)
    }
  }
}
