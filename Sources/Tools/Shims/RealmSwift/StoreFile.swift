import Foundation

/// A table of a file whose class is not yet known.
struct UnreadTable {
  struct Row {
    let number: Int
    var values: [String: Any]
  }

  var next: Int
  /// The names of the types of the properties, by the names of the properties.
  var types: [String: String]
  var rows: [Row]

  init(next: Int = 0, types: [String: String] = [:], rows: [Row] = []) {
    (self.next, self.types, self.rows) = (next, types, rows)
  }

  /// Reads a table of a file; nil for something else.
  init?(_ json: Any) {
    guard let json = json as? [String: Any], let next = json["next"] as? Int,
      let rows = json["rows"] as? [[Any]]
    else { return nil }
    self.next = next
    types = json["properties"] as? [String: String] ?? [:]
    self.rows = rows.compactMap { row in
      guard row.count == 2, let number = row[0] as? Int,
        let values = row[1] as? [String: Any]
      else { return nil }
      return Row(number: number, values: values)
    }
  }

  /// The table as JSON.
  var text: String {
    StoreText.table(
      next: next, types: types,
      rows: rows.map { StoreText.row($0.number, StoreText.json($0.values)) })
  }
}

/// The text of a file, of which unchanged parts are kept from the last time.
enum StoreText {
  static func json(_ object: Any) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.flatMap { String(bytes: $0, encoding: .utf8) } ?? "{}"
  }

  static func row(_ number: Int, _ values: String) -> String { "[\(number),\(values)]" }

  static func table(next: Int, types: [String: String], rows: [String]) -> String {
    "{\"next\":\(next),\"properties\":\(json(types)),\"rows\":[\(rows.joined(separator: ",\n"))]}"
  }
}

extension StoredTable {
  /// The table as JSON.
  var text: String {
    if let saved { return saved }
    let text = StoreText.table(next: next, types: types, rows: ordered.map(Self.text))
    saved = text
    return text
  }

  private var types: [String: String] {
    guard let schema = ordered.first?.schema else { return [:] }
    return Dictionary(
      schema.properties.map { ($0.name, $0.type.name) }, uniquingKeysWith: { first, _ in first })
  }

  private static func text(_ object: ObjectBase) -> String {
    if let saved = object.saved { return saved }
    let text = StoreText.row(object.row ?? 0, JSONText.object(object.encodedValues))
    object.saved = text
    return text
  }
}

extension RehearsalStore {
  /// The whole Realm as JSON.
  var text: String {
    let known = tables.mapValues(\.text).merging(unread.mapValues(\.text)) { first, _ in first }
    let texts = known.sorted { $0.key < $1.key }.map {
      "\(StoreText.json([$0.key]).dropFirst().dropLast()):\($0.value)"
    }
    return
      "{\"schemaVersion\":\(schemaVersion),\"tables\":{\n\(texts.joined(separator: ",\n"))\n}}\n"
  }

  /// Whether the file is there; a Realm in memory always is.
  var isInPlace: Bool {
    file.map { FileManager.default.fileExists(atPath: $0.path) } ?? true
  }

  private var file: URL? {
    guard configuration.inMemoryIdentifier == nil else { return nil }
    return configuration.fileURL ?? Realm.Configuration.defaultFile
  }

  func save() throws {
    guard let file else { return }
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw Realm.Error(.fileAccess, "Unable to write a Realm at path '\(file.path)': \(error)")
    }
  }

  // MARK: Opening

  /// Reads the file, and migrates what it has to the version of the configuration.
  func load() throws {
    guard let file else { return }
    guard FileManager.default.fileExists(atPath: file.path) else { return try create(file) }
    guard let data = try? Data(contentsOf: file) else {
      throw Realm.Error(.fileAccess, "Unable to open a realm at path '\(file.path)'.")
    }
    if data.isEmpty { return try save() }
    guard let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw Realm.Error(
        .invalidDatabase,
        "Unable to open a realm at path '\(file.path)': Realm file has bad header.")
    }
    try read(json)
  }

  private func create(_ file: URL) throws {
    if configuration.readOnly {
      throw Realm.Error(
        .fileNotFound,
        "Unable to open a realm at path '\(file.path)': No such file or directory.")
    }
    try save()
  }

  private func read(_ json: [String: Any]) throws {
    let tables = json["tables"] as? [String: Any] ?? [:]
    unread = tables.compactMapValues { UnreadTable($0) }
    let old = UInt64(json["schemaVersion"] as? Int ?? 0)
    guard old != configuration.schemaVersion else { return }
    if configuration.deleteRealmIfMigrationNeeded {
      unread = [:]
    } else if old > configuration.schemaVersion {
      throw Realm.Error(
        .fail,
        "Provided schema version \(configuration.schemaVersion) is less than last set version \(old)."
      )
    } else {
      let migration = Migration(unread)
      configuration.migrationBlock?(migration, old)
      unread = migration.tables
    }
    try save()
  }
}
