import Foundation

/// The addition of objects, with those that they link to, to a store.
public final class RehearsalAdding {
  let store: RehearsalStore
  let policy: Realm.UpdatePolicy
  /// The object whose properties are brought in now, to which embedded objects belong.
  private var parent: ObjectBase?

  init(_ store: RehearsalStore, _ policy: Realm.UpdatePolicy) {
    (self.store, self.policy) = (store, policy)
  }

  /// Runs a closure in which embedded objects belong to an object.
  func within<Result>(_ object: ObjectBase, _ body: () -> Result) -> Result {
    let outer = parent
    parent = object
    defer { parent = outer }
    return body()
  }

  /// Returns the object of the store that an object is or becomes.
  func add(_ object: ObjectBase) -> ObjectBase {
    let object = object.canonical
    if object.isDeleted {
      RealmException.raise("Adding a deleted or invalidated object to a Realm is not permitted.")
    }
    if object.isFrozen { RealmException.raise("Cannot add a frozen object to a Realm.") }
    if let other = object.store {
      if other === store { return object }
      RealmException.raise(
        "Object is already managed by another Realm. Use create instead to copy it into this Realm."
      )
    }
    return object is EmbeddedObject ? embed(object) : addToTable(object)
  }

  private func embed(_ object: ObjectBase) -> ObjectBase {
    object.attach(to: store, row: nil, parent: parent)
    object.adopt(self)
    return object
  }

  private func addToTable(_ object: ObjectBase) -> ObjectBase {
    if let key = object.primaryKeyValue,
      let existing = store.table(type(of: object)).object(forKey: key)
    {
      if policy == .error { RealmException.raiseDuplicate(object.schema.className, key) }
      return update(existing, from: object)
    }
    store.insert(object)
    object.adopt(self)
    return object
  }

  private func update(_ existing: ObjectBase, from object: ObjectBase) -> ObjectBase {
    object.followed = existing
    for (property, new) in zip(existing.properties, object.properties) where property.isStored {
      property.update(from: new, self)
    }
    object.follow(existing)
    return existing
  }
}

/// The copies of objects that do not change, each once.
public final class RehearsalFreezing {
  private var copies: [ObjectIdentifier: ObjectBase] = [:]

  func frozen(_ object: ObjectBase) -> ObjectBase {
    if object.isFrozen { return object }
    let object = object.canonical
    if let copy = copies[ObjectIdentifier(object)] { return copy }
    let copy = type(of: object).init()
    copies[ObjectIdentifier(object)] = copy
    for (property, original) in zip(copy.properties, object.properties) {
      property.freeze(from: original, self)
    }
    copy.frozenFrom = object
    copy.attachFrozen()
    return copy
  }
}

extension ObjectBase {
  /// Lets the properties ask the frozen object before a change.
  fileprivate func attachFrozen() {
    for (property, description) in zip(properties, schema.properties) where property.isStored {
      property.attach(self, description.name)
    }
  }
}
