import Foundation

/// A collection that is a property of an object.
protocol StoredCollection: AnyObject {
  /// The objects of the collection.
  var linked: [ObjectBase] { get }
  /// The elements as a text, with a line for each.
  func text(depth: Int) -> String
  /// Takes the elements of a collection of the same type without a transaction.
  func fill(from other: any StoredCollection)
  /// Lets another collection of the same type give and take the elements.
  func follow(_ other: any StoredCollection)
}

extension StoredCollection {
  func holds(_ object: ObjectBase) -> Bool { linked.contains { $0 === object } }

  var children: [EmbeddedObject] { linked.compactMap { $0 as? EmbeddedObject } }
}

/// The objects that link to others, for the properties with `LinkingObjects`.
struct OriginIndex {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let property: String
  }

  private var version = -1
  private var origins: [Key: [ObjectIdentifier: [ObjectBase]]] = [:]

  /// Returns the objects of a class that link to an object by a property.
  mutating func objects(
    of type: ObjectBase.Type, linkingTo target: ObjectBase, by property: String,
    in store: RehearsalStore
  ) -> [ObjectBase] {
    if version != store.version { (version, origins) = (store.version, [:]) }
    let key = Key(type: ObjectIdentifier(type), property: property)
    if let known = origins[key] { return known[ObjectIdentifier(target)] ?? [] }
    let index = Self.index(store.table(type).ordered, property)
    origins[key] = index
    return index[ObjectIdentifier(target)] ?? []
  }

  private static func index(
    _ objects: [ObjectBase], _ property: String
  ) -> [ObjectIdentifier: [ObjectBase]] {
    var index: [ObjectIdentifier: [ObjectBase]] = [:]
    for object in objects {
      for target in links(of: object, property) {
        index[ObjectIdentifier(target.canonical), default: []].append(object)
      }
    }
    return index
  }

  private static func links(of object: ObjectBase, _ property: String) -> [ObjectBase] {
    let value = object.property(property)?.value
    return (value as? any StoredCollection)?.linked ?? [value as? ObjectBase].compactMap { $0 }
  }
}
