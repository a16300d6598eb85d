import Foundation

/// The objects of a Realm in one process of the app, which all its `Realm` instances share.
public final class RehearsalStore {
  let configuration: Realm.Configuration
  var tables: [String: StoredTable] = [:]
  /// The tables of the file whose class is not yet known.
  var unread: [String: UnreadTable] = [:]
  var schemaVersion: UInt64
  /// The number of changes so far.
  private(set) var version = 0
  /// The number of deletions so far, after which collections look for deleted objects.
  private(set) var deletions = 0
  var transaction: Transaction?
  var listeners = Listeners()
  var origins = OriginIndex()
  /// The open Realms of the launch that the store is one of.
  weak var stores: OpenStores?

  /// Whether the store is still the one of its configuration.
  var isOpen: Bool { stores != nil }

  init(_ configuration: Realm.Configuration) {
    self.configuration = configuration
    schemaVersion = configuration.schemaVersion
  }

  /// Returns the table of a class; one of the file is read when it is first asked for.
  func table(_ type: ObjectBase.Type) -> StoredTable {
    let name = type.className()
    if let table = tables[name] { return table }
    let table = StoredTable(type)
    tables[name] = table
    if let rows = unread.removeValue(forKey: name) { table.read(rows, self) }
    return table
  }

  var isEmpty: Bool {
    tables.values.allSatisfy { $0.byRow.isEmpty } && unread.values.allSatisfy { $0.rows.isEmpty }
  }

  // MARK: Changes

  func checkWriting() {
    if transaction == nil { RealmException.raiseOutsideWrite() }
  }

  /// Notes how a value is brought back that is about to change; the first note for each place counts.
  func note(_ place: AnyObject, undo: @escaping () -> Void) {
    transaction?.note(place, undo)
    version += 1
  }

  func didChange(_ object: ObjectBase) {
    version += 1
    tables[object.schema.className]?.didChange()
  }

  func didChangeRows() { version += 1 }

  // MARK: Rows

  func insert(_ object: ObjectBase) {
    let table = table(type(of: object))
    table.insert(object)
    object.attach(to: self, row: object.row, parent: nil)
    transaction?.didInsert(object) { [self] in
      table.remove(object)
      object.isDeleted = true
      version += 1
    }
    version += 1
  }

  func delete(_ object: ObjectBase) {
    checkWriting()
    let object = object.canonical
    object.checkValid()
    guard object.store === self else {
      RealmException.raise("Can only delete an object from the Realm it belongs to.")
    }
    releaseChildren(of: object)
    guard object.parent == nil else { return deleteChild(object) }
    let table = table(type(of: object))
    table.remove(object)
    object.isDeleted = true
    deletions += 1
    version += 1
    transaction?.didDelete(object) { [self] in
      object.isDeleted = false
      table.restore(object)
      version += 1
    }
  }

  func deleteAll() {
    checkWriting()
    for table in tables.values { for object in table.ordered { delete(object) } }
    let old = unread
    note(UndoPlace()) { [self] in unread = old }
    unread = [:]
  }
}

/// A place of its own for a note.
final class UndoPlace {}

// MARK: Embedded objects

extension RehearsalStore {
  /// Ends the object that a property held if it was in the property's object alone.
  func release<Value>(_ old: Value, replacedBy new: Value) {
    guard let old = (old as Any) as? EmbeddedObject, old !== (new as Any) as? EmbeddedObject else {
      return
    }
    end(old)
  }

  /// Ends an embedded object.
  func end(_ object: EmbeddedObject) {
    guard !object.isDeleted else { return }
    object.isDeleted = true
    deletions += 1
    transaction?.didDelete(object) { object.isDeleted = false }
    releaseChildren(of: object)
  }

  private func deleteChild(_ object: ObjectBase) {
    guard let child = object as? EmbeddedObject else { return }
    end(child)
    child.parent?.didChange()
  }

  private func releaseChildren(of object: ObjectBase) {
    for property in object.properties where property.linkedType is EmbeddedObject.Type {
      guard property.isStored else { continue }
      if let list = property.value as? any StoredCollection {
        list.children.forEach(end)
      } else if let child = property.value as? EmbeddedObject {
        end(child)
      }
    }
  }
}
