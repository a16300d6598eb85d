import Foundation

/// The value of a property behind a property wrapper.
class PropertyCell<Value> {
  fileprivate(set) var stored: Value

  fileprivate init(stored: Value) { self.stored = stored }

  var current: Value {
    get { stored }
    set { stored = newValue }
  }

  /// Returns the cell of a value; of one that a Realm can store, with what storing needs.
  static func cell(_ value: Value) -> PropertyCell<Value> {
    guard let type = Value.self as? any _Persistable.Type,
      let cell = storedCell(type, value) as? PropertyCell<Value>
    else { return PropertyCell(stored: value) }
    return cell
  }

  private static func storedCell<Known: _Persistable>(
    _ type: Known.Type, _ value: Value
  ) -> AnyObject? {
    (value as? Known).map { StoredCell($0) }
  }
}

/// The value of a property that a Realm stores.
final class StoredCell<Value: _Persistable>: PropertyCell<Value> {
  private(set) unowned var owner: ObjectBase?
  private(set) var name = ""
  let isPrimaryKey: Bool
  let isIndexed: Bool
  /// The cell of the object in the store that an object with the same primary key has become.
  private var followed: StoredCell<Value>?

  init(_ value: Value, isPrimaryKey: Bool = false, isIndexed: Bool = false) {
    (self.isPrimaryKey, self.isIndexed) = (isPrimaryKey, isIndexed)
    super.init(stored: value)
  }

  override var current: Value {
    get {
      if let followed { return followed.current }
      guard let owner else {
        PropertyNames.read?.append(name)
        return stored
      }
      owner.checkValid()
      return Value.rehearsalLinkedType == nil ? stored : stored.rehearsalLive()
    }
    set {
      if let followed {
        followed.current = newValue
      } else if let owner {
        change(to: newValue, of: owner)
      } else {
        stored = stored.rehearsalAssigned(newValue)
      }
    }
  }

  private func change(to new: Value, of owner: ObjectBase, _ adding: RehearsalAdding? = nil) {
    let store = owner.storeToWrite()
    if owner.schema.primaryKey == name { checkPrimaryKey(new) }
    store.note(self) { [stored] in self.stored = stored }
    owner.willChange(name, from: plain)
    let adding = adding ?? RehearsalAdding(store, .error)
    let old = stored
    stored = adding.within(owner) { stored.rehearsalAssigned(new.rehearsalAdopted(adding)) }
    store.release(old, replacedBy: stored)
    owner.didChange()
  }

  private func checkPrimaryKey(_ new: Value) {
    let isSame = (new.rehearsalPlain() as? AnyHashable) == (plain as? AnyHashable)
    if !isSame {
      RealmException.raise("Primary key can't be changed after an object is inserted.")
    }
  }
}

extension StoredCell: StoredProperty {
  var type: PropertyType { Value.rehearsalType }
  var isOptional: Bool { Value.rehearsalIsOptional }
  var isCollection: Bool { Value.self is any StoredCollection.Type }
  var isStored: Bool { type != .linkingObjects }
  var linkedType: ObjectBase.Type? { Value.rehearsalLinkedType }
  var plain: Any? { current.rehearsalPlain() }
  var value: Any? { unwrapped(current) }

  private func unwrapped(_ value: Any) -> Any? {
    guard isOptional else { return value }
    return Mirror(reflecting: value).children.first?.value
  }

  func encoded() -> Any { current.rehearsalEncoded() }

  func attach(_ owner: ObjectBase, _ name: String) {
    (self.owner, self.name) = (owner, name)
    stored.rehearsalAttach(owner, name)
  }

  func decode(_ json: Any, _ store: RehearsalStore) {
    guard let value = Value.rehearsalDecoded(json, store) else { return }
    fill(value)
    if let owner { stored.rehearsalAttach(owner, name) }
  }

  /// Sets a value without a transaction; a collection keeps its identity.
  private func fill(_ value: Value) {
    if let collection = stored as? any StoredCollection, let new = value as? any StoredCollection {
      collection.fill(from: new)
    } else {
      stored = value
    }
  }

  func set(_ value: Any?, _ adding: RehearsalAdding?) -> Bool {
    guard let new = Value.rehearsalConverted(value, adding) else { return false }
    current = new
    return true
  }

  func adopt(_ adding: RehearsalAdding) { stored = stored.rehearsalAdopted(adding) }

  func update(from other: any StoredProperty, _ adding: RehearsalAdding) {
    guard let other = other as? StoredCell<Value>, let owner, owner.schema.primaryKey != name,
      adding.policy == .all || !isSame(as: other)
    else { return }
    change(to: other.stored, of: owner, adding)
  }

  private func isSame(as other: StoredCell<Value>) -> Bool {
    guard linkedType == nil, let left = plain, let right = other.plain else {
      return plain == nil && other.plain == nil
    }
    return (left as? AnyHashable) == (right as? AnyHashable) && left is AnyHashable
  }

  func follow(_ other: any StoredProperty) {
    guard let other = other as? StoredCell<Value> else { return }
    followed = other
    if let collection = stored as? any StoredCollection,
      let followed = other.stored as? any StoredCollection
    {
      collection.follow(followed)
    }
  }

  func name(_ name: String) { self.name = name }

  func freeze(from other: any StoredProperty, _ freezing: RehearsalFreezing) {
    guard let other = other as? StoredCell<Value> else { return }
    fill(other.current.rehearsalFrozen(freezing))
  }
}
