import Foundation

extension NSManagedObject {
  /// Returns the value of a property.
  public func value(forKey key: String) -> Any? {
    switch values[key] {
    case .attribute(let value)?: return value
    case .objects(let ids)?:
      let objects = ids.compactMap { managedObjectContext?.existing($0) }
      guard let relationship = entity.relationship(key) else { return objects.first }
      if !relationship.isToMany { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case nil:
      guard let relationship = entity.relationship(key), relationship.isToMany else { return nil }
      return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }
  }

  /// Sets the value of a property; the inverse of a relationship follows.
  public func setValue(_ value: Any?, forKey key: String) {
    let plain = Self.unwrapped(value)
    if let relationship = entity.relationship(key) {
      setObjects(Self.objects(in: plain), relationship)
    } else {
      values[key] = plain.map { .attribute($0) }
      markChanged(key)
    }
  }

  /// Returns the value of a property without calls of observers.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Sets the value of a property without calls of observers.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  /// Does nothing: values are always there.
  public func willAccessValue(forKey key: String?) {}
  /// Does nothing: values are always there.
  public func didAccessValue(forKey key: String?) {}
  /// Does nothing before a change.
  public func willChangeValue(forKey key: String) {}
  /// Marks a property as changed.
  public func didChangeValue(forKey key: String) { markChanged(key) }

  /// Returns the value of an `@NSManaged` property as its type.
  public func rehearsalManagedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let found = ManagedConversion.convert(value, to: Value.self) { return found }
    fatalError(
      "\(entity.name ?? "").\(key) is \(value.map { "\($0)" } ?? "nil"), which is no \(Value.self)")
  }

  /// Performs an `@NSManaged` method that changes a relationship, such as `addToItems(_:)`.
  ///
  /// - Parameters:
  ///   - method: The name of the method, which begins with `addTo`, `removeFrom`, `insertInto` or `replace`.
  ///   - value: The object or the collection of objects; nil where the places say what is removed.
  ///   - place: The place in an ordered relationship, or an `NSIndexSet` of places.
  public func rehearsalChange(_ method: String, _ value: Any? = nil, at place: Any? = nil) {
    let prefixes = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let prefix = prefixes.first(where: method.hasPrefix) else { return }
    let word = String(method.dropFirst(prefix.count))
    let key = word.prefix(1).lowercased() + word.dropFirst()
    guard let relationship = entity.relationship(key) else { return }
    let objects = Self.objects(in: Self.unwrapped(value))
    let places = Self.places(Self.unwrapped(place))
    var all = current(key)
    if prefix == "replace" || prefix == "removeFrom" {
      for index in places.reversed() where all.indices.contains(index) { all.remove(at: index) }
    }
    all.removeAll { objects.contains($0) }
    if prefix != "removeFrom" { Self.insert(objects, into: &all, at: places) }
    setObjects(all, relationship)
  }

  /// Inserts objects at their places, in ascending order, and those without a place at the end.
  private static func insert(
    _ objects: [NSManagedObject], into all: inout [NSManagedObject], at places: [Int]
  ) {
    for (number, object) in objects.enumerated() {
      let place = number < places.count ? places[number] : all.count
      all.insert(object, at: min(place, all.count))
    }
  }

  private static func places(_ place: Any?) -> [Int] {
    if let indexes = place as? NSIndexSet { return Array(indexes as IndexSet) }
    return (place as? Int).map { [$0] } ?? []
  }

  private func current(_ key: String) -> [NSManagedObject] {
    ids(key).compactMap { managedObjectContext?.existing($0) }
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: sorted(set.compactMap { $0 as? NSManagedObject })
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: sorted(Array(set))
    case let array as [NSManagedObject]: array
    default: []
    }
  }

  private static func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  // MARK: Relationships

  private func setObjects(
    _ objects: [NSManagedObject], _ relationship: NSRelationshipDescription
  ) {
    let old = current(relationship.name)
    var seen: Set<ObjectIdentifier> = []
    let new = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    replace(relationship.name, new.map(\.objectID))
    guard let inverse = relationship.inverseRelationship?.name else { return }
    for object in old where !new.contains(object) {
      object.replace(inverse, object.ids(inverse).filter { $0 !== objectID })
    }
    for object in new where !old.contains(object) {
      object.takeInverse(of: self, relationship, inverse)
    }
  }

  private func takeInverse(
    of owner: NSManagedObject, _ relationship: NSRelationshipDescription, _ inverse: String
  ) {
    guard entity.relationship(inverse)?.isToMany != true else {
      return replace(inverse, ids(inverse) + [owner.objectID])
    }
    for other in current(inverse) where other !== owner {
      other.replace(relationship.name, other.ids(relationship.name).filter { $0 !== objectID })
    }
    replace(inverse, [owner.objectID])
  }

  func replace(_ key: String, _ ids: [NSManagedObjectID]) {
    values[key] = ids.isEmpty ? nil : .objects(ids)
    markChanged(key)
  }

  private func markChanged(_ key: String) {
    changed.insert(key)
    if !isInserted { isUpdated = true }
    managedObjectContext?.didChange(self)
  }
}
