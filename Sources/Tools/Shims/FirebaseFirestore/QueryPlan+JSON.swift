// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// The encoding of queries in REST's JSON.
extension QueryPlan {
  /// The structured query; one of the last documents is sent in the opposite order.
  var json: FirebaseJSON {
    guard !takesLast else { return reversed.json }
    var collection: FirebaseJSON = ["collectionId": collectionID]
    if isGroup { collection["allDescendants"] = true }
    var object: FirebaseJSON = ["from": [collection]]
    object["where"] = condition?.json
    object["orderBy"] = completeOrders.map(\.json)
    object["limit"] = limit
    object["startAt"] = start?.json
    object["endAt"] = end?.json
    return object
  }

  /// Creates a query of REST's JSON; nil if it names no collection.
  init?(json object: FirebaseJSON, root: String, parent: String) {
    guard let from = (object["from"] as? [FirebaseJSON])?.first,
      let collectionID = from["collectionId"] as? String
    else { return nil }
    self.init(root: root, parent: parent, collectionID: collectionID)
    isGroup = from["allDescendants"] as? Bool ?? false
    condition = Condition(json: object["where"] as? FirebaseJSON)
    orders = (object["orderBy"] as? [FirebaseJSON] ?? []).map(Order.init(json:))
    limit = object["limit"] as? Int
    start = (object["startAt"] as? FirebaseJSON).map(Bound.init(json:))
    end = (object["endAt"] as? FirebaseJSON).map(Bound.init(json:))
  }
}

extension QueryPlan.Order {
  fileprivate var json: FirebaseJSON {
    [
      "field": ["fieldPath": FieldPath.text(path)] as FirebaseJSON,
      "direction": isDescending ? "DESCENDING" : "ASCENDING",
    ]
  }

  fileprivate init(json object: FirebaseJSON) {
    let field = object["field"] as? FirebaseJSON
    self.init(
      path: FieldPath.parsed(field?["fieldPath"] as? String ?? ""),
      isDescending: object["direction"] as? String == "DESCENDING")
  }
}

extension QueryPlan.Bound {
  fileprivate var json: FirebaseJSON { ["values": values.map(\.json), "before": isBefore] }

  fileprivate init(json object: FirebaseJSON) {
    self.init(
      values: (object["values"] as? [Any] ?? []).compactMap { Value(json: $0) },
      isBefore: object["before"] as? Bool ?? false)
  }
}
