import Foundation

/// The objects of a class.
final class StoredTable {
  let type: ObjectBase.Type
  private(set) var byRow: [Int: ObjectBase] = [:]
  /// The number of changes to the set of rows so far.
  private(set) var version = 0
  private var byKey: [AnyHashable: ObjectBase] = [:]
  private var rows: [ObjectBase] = []
  /// Whether deleted objects are still among the rows.
  private var hasDeleted = false
  /// Whether objects that were deleted are back, of which some are among the rows.
  private var hasRestored = false
  private(set) var next = 0
  /// The JSON of the table as it was saved; nil after a change.
  var saved: String?

  init(_ type: ObjectBase.Type) { self.type = type }

  /// The objects in the order of their creation.
  var ordered: [ObjectBase] {
    if hasRestored {
      rows = byRow.sorted { $0.key < $1.key }.map(\.value)
      (hasDeleted, hasRestored) = (false, false)
    } else if hasDeleted {
      rows.removeAll { object in object.row.map { byRow[$0] == nil } ?? true }
      hasDeleted = false
    }
    return rows
  }

  /// Returns the object with a primary key; nil for none.
  func object(forKey key: Any?) -> ObjectBase? {
    byKey[(ValueReader.plain(key) as? AnyHashable) ?? AnyHashable(NSNull())]
  }

  func didChange() { saved = nil }

  // MARK: Rows

  func insert(_ object: ObjectBase) {
    var rows = ordered
    self.rows = []
    object.row = next
    next += 1
    register(object)
    rows.append(object)
    self.rows = rows
  }

  func remove(_ object: ObjectBase) {
    guard let row = object.row, byRow.removeValue(forKey: row) != nil else { return }
    if let key = object.primaryKeyValue { byKey[key] = nil }
    hasDeleted = true
    touch()
  }

  /// Brings an object back that was removed.
  func restore(_ object: ObjectBase) {
    register(object)
    hasRestored = true
  }

  private func register(_ object: ObjectBase) {
    object.row.map { byRow[$0] = object }
    if let key = object.primaryKeyValue { byKey[key] = object }
    touch()
  }

  private func touch() {
    version += 1
    saved = nil
  }

  // MARK: The file

  /// Creates the objects of a file; first all of them, since they may link to each other.
  func read(_ table: UnreadTable, _ store: RehearsalStore) {
    next = table.next
    let objects = table.rows.map { row in
      let object = type.init()
      object.row = row.number
      byRow[row.number] = object
      rows.append(object)
      return (object, row.values)
    }
    for (object, values) in objects {
      object.attach(to: store, row: object.row, parent: nil)
      object.decode(values, store)
      if let key = object.primaryKeyValue { byKey[key] = object }
    }
    version += 1
  }
}
