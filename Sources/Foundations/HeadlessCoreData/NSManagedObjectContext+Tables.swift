import Foundation
import HeadlessFoundation

extension NSManagedObjectContext {
  /// Returns the tables of a fetch: one for each object, or one for each group where values are calculated of many.
  func tables<Result>(_ request: NSFetchRequest<Result>) throws -> [NSDictionary] {
    let columns = (request.propertiesToFetch ?? []).compactMap { TableColumn($0) }
    let groups = request.propertiesToGroupBy?.compactMap { TableColumn($0) }
    let entity = request.entityName.map { self.entity(named: $0) }
    let isGrouped = groups != nil || columns.contains { $0.isOfGroup(entity) }
    var tables: [NSDictionary]
    if isGrouped {
      let objects = try matching(request.searchWithoutLimits())
      let all = groups.map { Self.grouped(objects, by: $0) } ?? [objects]
      tables = all.map { Self.table($0, columns, entity) }
      if let having = request.havingPredicate {
        tables = tables.filter { having.evaluate(with: $0) }
      }
      tables = request.limited(tables)
    } else {
      tables = try matching(request).map { object in
        let names = columns.isEmpty ? object.entity.attributeNames.map { TableColumn($0) } : columns
        return Self.table([object], names, entity)
      }
    }
    return request.returnsDistinctResults ? Self.distinct(tables) : tables
  }

  private static func table(
    _ objects: [NSManagedObject], _ columns: [TableColumn], _ entity: NSEntityDescription?
  ) -> NSDictionary {
    let table = NSMutableDictionary()
    for column in columns {
      if let value = column.value(objects, entity) { table[NSString(string: column.name)] = value }
    }
    return table
  }

  /// The objects with the same values, in the order of their first ones.
  private static func grouped(
    _ objects: [NSManagedObject], by columns: [TableColumn]
  ) -> [[NSManagedObject]] {
    var places: [TableKey: Int] = [:]
    var groups: [[NSManagedObject]] = []
    for object in objects {
      let key = TableKey(columns.map { $0.value([object], nil) })
      if let place = places[key] {
        groups[place].append(object)
      } else {
        places[key] = groups.count
        groups.append([object])
      }
    }
    return groups
  }

  private static func distinct(_ tables: [NSDictionary]) -> [NSDictionary] {
    var found: Set<TableKey> = []
    return tables.filter { table in
      let names = table.allKeys.compactMap { $0 as? String }.sorted()
      return found.insert(TableKey(names.flatMap { [$0, table[$0]] })).inserted
    }
  }
}

/// The values by which tables are compared; one that has no hash is compared by its text.
private struct TableKey: Hashable {
  private let values: [AnyHashable?]

  init(_ values: [Any?]) {
    self.values = values.map { value in
      value.map { $0 as? AnyHashable ?? AnyHashable("\($0)") }
    }
  }
}

/// A value of a fetch's tables.
private struct TableColumn {
  let name: String
  private let description: NSExpressionDescription?

  init(_ name: String, _ description: NSExpressionDescription? = nil) {
    self.name = name
    self.description = description
  }

  /// Reads a column from its name or its description.
  init?(_ property: Any) {
    switch property {
    case let name as String: self.init(name)
    case let description as NSExpressionDescription:
      self.init(description.name, description)
    case let property as NSPropertyDescription: self.init(property.name)
    default: return nil
    }
  }

  /// Whether the value is calculated of many objects; that of a relationship's objects is one of each object.
  func isOfGroup(_ entity: NSEntityDescription?) -> Bool {
    guard let expression = description?.expression, expression.isOfGroup else { return false }
    let path = expression.arguments?.first?.keyPath ?? ""
    let first = path.split(separator: ".").first.map(String.init) ?? ""
    return entity?.relationship(first)?.isToMany != true
  }

  func value(_ objects: [NSManagedObject], _ entity: NSEntityDescription?) -> Any? {
    guard let description else {
      return objects.first.flatMap {
        name == "objectID" ? $0.objectID : $0.value(forKeyPath: name)
      }
    }
    let expression = description.expression
    let value =
      isOfGroup(entity)
      ? expression?.value(ofGroup: objects)
      : objects.first.flatMap { expression?.expressionValue(with: $0, context: nil) }
    guard description.expressionResultType == .objectIDAttributeType else { return value }
    return (value as? NSManagedObject)?.objectID ?? value
  }
}

extension NSFetchRequest {
  fileprivate func searchWithoutLimits() -> NSFetchRequest<NSManagedObject> {
    let request = search(for: NSManagedObject.self)
    (request.fetchLimit, request.fetchOffset) = (0, 0)
    return request
  }

  fileprivate func limited(_ tables: [NSDictionary]) -> [NSDictionary] {
    let rest = Array(tables.dropFirst(fetchOffset))
    return fetchLimit > 0 ? Array(rest.prefix(fetchLimit)) : rest
  }
}
