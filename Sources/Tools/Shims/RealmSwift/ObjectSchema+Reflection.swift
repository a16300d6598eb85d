import Foundation

/// A property that was found among the values of an object.
struct FoundProperty {
  let place: Int
  let name: String
  let property: any StoredProperty
}

/// The properties of objects, which reflection finds.
extension ObjectSchema {
  private static var known: [ObjectIdentifier: ObjectSchema] = [:]

  static func schema(of object: ObjectBase) -> ObjectSchema {
    let key = ObjectIdentifier(type(of: object))
    if let schema = known[key] { return schema }
    let schema = ObjectSchema(object, levels(of: object))
    known[key] = schema
    return schema
  }

  /// Returns the properties of an object, whose places are those of the first object of its class.
  static func properties(of object: ObjectBase) -> [any StoredProperty] {
    guard let schema = known[ObjectIdentifier(type(of: object))] else {
      return levels(of: object).reversed().joined().map(\.property)
    }
    var properties: [any StoredProperty] = []
    for (mirror, places) in zip(mirrors(of: object), schema.childPlaces).reversed() {
      for (place, child) in mirror.children.enumerated() where places.contains(place) {
        guard let property = (child.value as? any PropertyHolder)?.storedProperty else { continue }
        properties.append(property)
      }
    }
    return properties
  }

  /// The values of each class of an object, the object's own class first.
  private static func mirrors(of object: ObjectBase) -> [Mirror] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, current.subjectType != ObjectBase.self {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    return mirrors
  }

  private static func levels(of object: ObjectBase) -> [[FoundProperty]] {
    let ignored = type(of: object).ignoredProperties()
    return mirrors(of: object).map { mirror in
      mirror.children.enumerated().compactMap { found($1, at: $0, ignored) }
    }
  }

  private static func found(
    _ child: Mirror.Child, at place: Int, _ ignored: [String]
  ) -> FoundProperty? {
    guard let label = child.label, let holder = child.value as? any PropertyHolder,
      let property = holder.storedProperty
    else { return nil }
    let name = type(of: holder).isWrapper ? String(label.dropFirst()) : label
    if ignored.contains(name) { return nil }
    return FoundProperty(place: place, name: name, property: property)
  }
}
