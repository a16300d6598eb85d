import Foundation

/// The checks before an object is read or changed, and what a change is told to.
extension ObjectBase {
  func checkValid() {
    if isDeleted { RealmException.raiseDeleted() }
  }

  /// Returns the store of an object that may be changed now.
  func storeToWrite() -> RehearsalStore {
    if frozenFrom != nil { RealmException.raiseFrozen() }
    guard !isDeleted, let store else { RealmException.raiseDeleted() }
    store.checkWriting()
    return store
  }

  /// Notes the value of a property before its first change in a transaction.
  func willChange(_ name: String, from old: Any?) {
    store?.transaction?.willChange(self, name, from: old)
    if let parent { parent.willChange(parent.name(of: self) ?? "", from: nil) }
  }

  func didChange() {
    saved = nil
    if let parent {
      parent.didChange()
    } else {
      store?.didChange(self)
    }
  }

  private func name(of child: ObjectBase) -> String? {
    schema.properties.first { description in
      guard let value = property(description.name)?.value else { return false }
      if let list = value as? any StoredCollection { return list.holds(child) }
      return (value as? ObjectBase) === child
    }?.name
  }

  /// Makes the object one of a store.
  func attach(to store: RehearsalStore, row: Int?, parent: ObjectBase?) {
    (self.store, self.row, self.parent) = (store, row, parent)
    for (property, description) in zip(properties, schema.properties) {
      property.attach(self, description.name)
    }
  }

  /// Makes the object the one with the same primary key that is in the store.
  func follow(_ other: ObjectBase) {
    followed = other
    (store, row) = (other.store, other.row)
    for (property, followed) in zip(properties, other.properties) { property.follow(followed) }
  }

  /// Lets the objects that the properties hold belong to the store too.
  func adopt(_ adding: RehearsalAdding) {
    adding.within(self) { for property in properties { property.adopt(adding) } }
  }

  /// The values that are stored, with their names.
  var encodedValues: [(name: String, value: Any)] {
    zip(properties, schema.properties).compactMap { property, description in
      property.isStored ? (description.name, property.encoded()) : nil
    }
  }

  func decode(_ values: [String: Any], _ store: RehearsalStore) {
    for (property, description) in zip(properties, schema.properties) where property.isStored {
      if let value = values[description.name] { property.decode(value, store) }
    }
  }

  /// The value of the primary key; nil for none.
  var primaryKeyValue: AnyHashable? {
    schema.primaryKey.map { (property($0)?.plain as? AnyHashable) ?? AnyHashable(NSNull()) }
  }
}
