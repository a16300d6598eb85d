// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// The type of a property.
public enum PropertyType: Int, Sendable {
  case int = 0, bool = 1, string = 2, data = 3, date = 4, float = 5, double = 6, object = 7
  case linkingObjects = 8, any = 9, objectId = 10, decimal128 = 11, UUID = 12

  /// The name in Realm's messages and in the saved file.
  var name: String {
    switch self {
    case .int: "int"
    case .bool: "bool"
    case .string: "string"
    case .data: "data"
    case .date: "date"
    case .float: "float"
    case .double: "double"
    case .object: "object"
    case .linkingObjects: "linking objects"
    case .any: "mixed"
    case .objectId: "object id"
    case .decimal128: "decimal128"
    case .UUID: "uuid"
    }
  }
}

/// A property of a class of objects.
public final class Property: CustomStringConvertible {
  public let name: String
  public let type: PropertyType
  public let isOptional: Bool
  public let isArray: Bool
  public let isIndexed: Bool
  public let objectClassName: String?
  let isPrimaryKey: Bool

  init(_ name: String, _ property: any StoredProperty, isIndexed: Bool) {
    self.name = name
    type = property.type
    isOptional = property.isOptional || property.type == .object && !property.isCollection
    isArray = property.isCollection
    self.isIndexed = isIndexed || property.isIndexed
    objectClassName = property.linkedType?.className()
    isPrimaryKey = property.isPrimaryKey
  }

  public var description: String { "\(name): \(type.name)" }
}

/// The properties of a class of objects.
public final class ObjectSchema: CustomStringConvertible {
  public let className: String
  public let properties: [Property]
  public var primaryKeyProperty: Property? { primaryKey.flatMap { self[$0] } }

  let primaryKey: String?
  let places: [String: Int]

  /// The places of the properties among the values of each class, the object's own class first.
  let childPlaces: [[Int]]

  init(_ object: ObjectBase, _ levels: [[FoundProperty]]) {
    let type = Swift.type(of: object)
    let indexed = type.indexedProperties()
    className = type.className()
    childPlaces = levels.map { $0.map(\.place) }
    properties = levels.reversed().joined().map {
      Property($0.name, $0.property, isIndexed: indexed.contains($0.name))
    }
    primaryKey = type.primaryKey() ?? properties.first { $0.isPrimaryKey }?.name
    places = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public subscript(propertyName: String) -> Property? {
    places[propertyName].map { properties[$0] }
  }

  public var description: String {
    "\(className) {\n" + properties.map { "\t\($0)\n" }.joined() + "}"
  }
}
