// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// A query: its collection, conditions, order, bounds and limit.
nonisolated struct QueryPlan: Equatable, Sendable {
  struct Order: Equatable, Sendable {
    let path: [String]
    var isDescending = false
  }

  /// A place in the order of the results.
  struct Bound: Equatable, Sendable {
    let values: [Value]
    /// Whether the place is before the documents with these values, or after them.
    let isBefore: Bool
  }

  /// The beginning of the documents' names, as in `projects/p/databases/(default)/documents`.
  let root: String
  /// The path of the document with the collection; empty for a collection of the database's.
  let parent: String
  let collectionID: String
  var isGroup = false
  var condition: Condition?
  var orders: [Order] = []
  var limit: Int?
  var takesLast = false
  var start: Bound?
  var end: Bound?

  /// The orders with those that follow from the conditions, and with that of the names.
  var completeOrders: [Order] {
    var result = orders
    let isDescending = orders.last?.isDescending ?? false
    let paths = (condition?.inequalities ?? []).sorted { $0.lexicographicallyPrecedes($1) }
    for path in paths where !result.contains(where: { $0.path == path }) {
      guard path != [FieldPath.documentName] else { continue }
      result.append(Order(path: path, isDescending: isDescending))
    }
    if !result.contains(where: { $0.path == [FieldPath.documentName] }) {
      result.append(Order(path: [FieldPath.documentName], isDescending: isDescending))
    }
    return result
  }

  /// Whether the query asks for all documents of one collection.
  var isWholeCollection: Bool {
    !isGroup && condition == nil && orders.isEmpty && limit == nil && start == nil && end == nil
  }

  /// The same query with a limit from the start, in the opposite order, as the service takes it.
  var reversed: QueryPlan {
    var plan = self
    plan.takesLast = false
    plan.orders = completeOrders.map { Order(path: $0.path, isDescending: !$0.isDescending) }
    plan.start = end.map { Bound(values: $0.values, isBefore: !$0.isBefore) }
    plan.end = start.map { Bound(values: $0.values, isBefore: !$0.isBefore) }
    return plan
  }

  /// Adds a condition.
  func adding(_ condition: Condition) -> QueryPlan {
    var plan = self
    switch self.condition {
    case nil: plan.condition = condition
    case .all(let conditions): plan.condition = .all(conditions + [condition])
    case let other?: plan.condition = .all([other, condition])
    }
    return plan
  }
}

nonisolated extension QueryPlan {
  /// Returns the documents of the result, in its order.
  func result<Item>(
    of items: some Sequence<Item>, path: (Item) -> String, fields: (Item) -> Fields
  ) -> [Item] {
    let orders = completeOrders
    let candidates = items.compactMap { item -> (item: Item, keys: [Value])? in
      keys(of: path(item), fields(item), orders).map { (item, $0) }
    }
    let sorted = candidates.sorted { Self.order($0.keys, $1.keys, orders) == .orderedAscending }
    let items = sorted.map(\.item)
    guard let limit else { return items }
    return Array(takesLast ? items.suffix(limit) : items.prefix(limit))
  }

  /// Returns whether a document is in the result where there is no limit.
  func contains(_ path: String, _ fields: Fields) -> Bool {
    keys(of: path, fields, completeOrders) != nil
  }

  /// Returns the values that a document is sorted by; nil if it is not in the result.
  private func keys(of path: String, _ fields: Fields, _ orders: [Order]) -> [Value]? {
    guard isInCollection(path) else { return nil }
    let value = { (field: [String]) in self.value(at: field, path, fields) }
    guard condition?.holds(value) ?? true else { return nil }
    var keys: [Value] = []
    for order in orders {
      guard let key = value(order.path) else { return nil }
      keys.append(key)
    }
    return isInBounds(keys, orders) ? keys : nil
  }

  private func isInCollection(_ path: String) -> Bool {
    let collection = Path.parent(path)
    guard !isGroup else {
      let isBelow = parent.isEmpty || path.hasPrefix(parent + "/")
      return isBelow && Path.last(collection) == collectionID
    }
    return collection == Path.joined(parent, collectionID)
  }

  /// Returns a document's value at a path, which may be its name.
  func value(at field: [String], _ path: String, _ fields: Fields) -> Value? {
    field == [FieldPath.documentName] ? .reference("\(root)/\(path)") : fields.value(at: field)
  }

  private func isInBounds(_ keys: [Value], _ orders: [Order]) -> Bool {
    if let start {
      let order = Self.order(keys, start.values, orders)
      if order == .orderedAscending || order == .orderedSame && !start.isBefore { return false }
    }
    if let end {
      let order = Self.order(keys, end.values, orders)
      if order == .orderedDescending || order == .orderedSame && end.isBefore { return false }
    }
    return true
  }

  private static func order(
    _ left: [Value], _ right: [Value], _ orders: [Order]
  ) -> ComparisonResult {
    for (order, (first, second)) in zip(orders, zip(left, right)) {
      let result = order.isDescending ? second.order(first) : first.order(second)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
