// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
public typealias MigrationObjectEnumerateBlock = (
  _ oldObject: MigrationObject?, _ newObject: MigrationObject?
) -> Void

/// The tables of a file while they are brought to a newer version of the schema.
public final class Migration {
  private(set) var tables: [String: UnreadTable]
  private let old: [String: UnreadTable]

  init(_ tables: [String: UnreadTable]) { (self.tables, old) = (tables, tables) }

  public func enumerateObjects(
    ofType typeName: String, _ block: MigrationObjectEnumerateBlock
  ) {
    guard let table = tables[typeName] else { return }
    let before = Dictionary(
      (old[typeName]?.rows ?? []).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    var rows: [UnreadTable.Row] = []
    for row in table.rows {
      let old = before[row.number].map { MigrationObject(typeName, $0, table.types) }
      let new = MigrationObject(typeName, row, table.types)
      block(old, new)
      if !new.isDeleted { rows.append(new.row) }
    }
    let created = tables[typeName]?.rows.dropFirst(table.rows.count) ?? []
    tables[typeName]?.rows = rows + created
  }

  @discardableResult
  public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject {
    var table = tables[typeName] ?? UnreadTable()
    let values = (value as? [String: Any] ?? [:]).mapValues(MigrationObject.encoded)
    let row = UnreadTable.Row(number: table.next, values: values)
    table.next += 1
    table.rows.append(row)
    tables[typeName] = table
    return MigrationObject(typeName, row, table.types)
  }

  public func delete(_ object: MigrationObject) { object.isDeleted = true }

  @discardableResult
  public func deleteData(forType typeName: String) -> Bool {
    tables.removeValue(forKey: typeName) != nil
  }

  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {
    guard var table = tables[typeName] else { return }
    table.types[newName] = table.types.removeValue(forKey: oldName)
    for index in table.rows.indices {
      table.rows[index].values[newName] = table.rows[index].values.removeValue(forKey: oldName)
    }
    tables[typeName] = table
  }
}

/// An object of a file while it is migrated.
@dynamicMemberLookup
public final class MigrationObject {
  public let className: String
  private(set) var row: UnreadTable.Row
  private let types: [String: String]
  var isDeleted = false

  init(_ className: String, _ row: UnreadTable.Row, _ types: [String: String]) {
    (self.className, self.row, self.types) = (className, row, types)
  }

  public subscript(key: String) -> Any? {
    get { row.values[key].flatMap { Self.decoded($0, types[key]) } }
    set { row.values[key] = Self.encoded(newValue) }
  }

  public subscript(dynamicMember key: String) -> Any? {
    get { self[key] }
    set { self[key] = newValue }
  }

  public func value(forKey key: String) -> Any? { self[key] }
  public func setValue(_ value: Any?, forKey key: String) { self[key] = value }

  static func encoded(_ value: Any?) -> Any {
    guard let value else { return NSNull() }
    return (value as? any _Persistable)?.rehearsalEncoded() ?? value
  }

  /// Returns a value of the file as its type has it.
  private static func decoded(_ json: Any, _ type: String?) -> Any? {
    switch (json, type) {
    case (is NSNull, _): nil
    case (let text as String, "data"): Data(base64Encoded: text) ?? text
    case (let text as String, "uuid"): UUID(uuidString: text) ?? text
    case (let text as String, "object id"): (try? ObjectId(string: text)) ?? text
    case (_, "date"):
      Numbers.number(json).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
    case (_, "int"): Numbers.number(json)?.intValue ?? json
    case (_, "bool"): Numbers.number(json)?.boolValue ?? json
    case (_, "double"): Numbers.number(json)?.doubleValue ?? json
    case (_, "float"): Numbers.number(json)?.floatValue ?? json
    default: json
    }
  }
}

/// Returns the version of the schema of a file.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
  let json = try JSONSerialization.jsonObject(with: Data(contentsOf: fileURL)) as? [String: Any]
  return UInt64(json?["schemaVersion"] as? Int ?? 0)
}
