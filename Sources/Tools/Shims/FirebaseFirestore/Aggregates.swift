// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice

/// A number over the documents of a query's result.
public final class AggregateField: NSObject {
  nonisolated let aggregation: Aggregation

  private init(_ kind: Aggregation.Kind, _ path: [String] = []) {
    aggregation = Aggregation(kind: kind, path: path)
    super.init()
  }

  public class func count() -> AggregateField { AggregateField(.count) }

  public class func sum(_ field: String) -> AggregateField {
    AggregateField(.sum, FieldPath.dotted(field))
  }

  public class func sum(_ path: FieldPath) -> AggregateField {
    AggregateField(.sum, path.segments)
  }

  public class func average(_ field: String) -> AggregateField {
    AggregateField(.avg, FieldPath.dotted(field))
  }

  public class func average(_ path: FieldPath) -> AggregateField {
    AggregateField(.avg, path.segments)
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? AggregateField)?.aggregation == aggregation
  }

  public nonisolated override var hash: Int { aggregation.hashValue }
}

nonisolated public enum AggregateSource: UInt, Sendable {
  case server
}

/// A query for numbers, which only the service can answer.
public final class AggregateQuery: NSObject {
  public let query: Query
  private let fields: [AggregateField]

  init(_ query: Query, _ fields: [AggregateField]) {
    self.query = query
    self.fields = fields
    super.init()
  }

  public func getAggregation(
    source: AggregateSource,
    completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    let client = query.firestore.client
    client.enqueue { [self] in
      guard client.isConnected else { return completion(nil, Self.offline) }
      Device.current.network.send(request(client.root)) { [self] result in
        guard case .success(let response) = result else { return completion(nil, Self.offline) }
        guard response.isSuccess else {
          return completion(nil, FirestoreErrorCode.Code.error(response))
        }
        completion(AggregateQuerySnapshot(self, response), nil)
      }
    }
  }

  public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
    try await awaiting { getAggregation(source: source, completion: $0) }
  }

  private func request(_ root: String) -> HTTPRequest {
    let aggregations = fields.map(\.aggregation.json)
    let body: FirebaseJSON = [
      "structuredQuery": query.plan.json, "aggregations": aggregations,
    ]
    return HTTPRequest(
      "POST", FirestoreCall.path(root, query.plan.parent, verb: "runAggregationQuery"),
      object: ["structuredAggregationQuery": body])
  }

  private static var offline: NSError {
    FirestoreErrorCode.Code.unavailable.error(
      "Failed to get the aggregation because the client is offline.")
  }
}

/// The answer of the service to a query for numbers.
public final class AggregateQuerySnapshot: NSObject {
  public let query: AggregateQuery
  private let values: Fields

  init(_ query: AggregateQuery, _ response: HTTPResponse) {
    self.query = query
    let result = response.objects?.first?["result"] as? FirebaseJSON
    values = Fields(json: result?["aggregateFields"])
    super.init()
  }

  public var count: NSNumber { self.get(.count()) as? NSNumber ?? 0 }

  public func get(_ aggregateField: AggregateField) -> Any? {
    values[aggregateField.aggregation.alias]?.any(in: query.query.firestore, .none)
  }
}

extension Query {
  public var count: AggregateQuery { AggregateQuery(self, [.count()]) }

  public func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery {
    AggregateQuery(self, aggregateFields)
  }
}
