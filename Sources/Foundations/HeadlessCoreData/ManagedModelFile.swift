import Foundation

/// The contents of a `.momd` file as `rehearse port` writes it: the entities of a model as JSON.
nonisolated struct ManagedModelFile: Decodable {
  struct Entity: Decodable {
    let name: String
    let className: String
    let parent: String?
    let attributes: [Attribute]
    let relationships: [Relationship]
  }

  struct Attribute: Decodable {
    let name: String
    let type: String
    let optional: Bool
    let standard: String?
  }

  struct Relationship: Decodable {
    let name: String
    let destination: String
    let inverse: String?
    let toMany: Bool
    let ordered: Bool
    let optional: Bool
    let deletion: String
  }

  let entities: [Entity]
}

nonisolated extension NSAttributeDescription {
  /// Creates the attribute that a file describes.
  convenience init(_ attribute: ManagedModelFile.Attribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.optional
    attributeType = Self.types[attribute.type] ?? .undefinedAttributeType
    defaultValue = attribute.standard.flatMap { Self.value($0, attributeType) }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  /// The value that a model's file writes as a text.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text) ?? Int(Double(text) ?? 0)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .booleanAttributeType: ["YES", "TRUE", "1"].contains(text.uppercased())
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

nonisolated extension NSRelationshipDescription {
  /// Creates the relationship that a file describes, without its entities.
  convenience init(_ relationship: ManagedModelFile.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.optional
    isOrdered = relationship.ordered
    maxCount = relationship.toMany ? 0 : 1
    deleteRule = Self.rules[relationship.deletion] ?? .nullifyDeleteRule
  }

  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]
}

nonisolated extension ManagedModelFile {
  /// Returns the entities of the file, with what each refers to.
  func makeEntities() -> [NSEntityDescription] {
    let made = entities.map { ($0, NSEntityDescription($0)) }
    let byName = Dictionary(made.map { ($0.0.name, $0.1) }) { first, _ in first }
    for (file, entity) in made {
      if let parent = file.parent { byName[parent]?.subentities.append(entity) }
      for relationship in file.relationships {
        guard let property = entity.ownRelationship(relationship.name) else { continue }
        property.destinationEntity = byName[relationship.destination]
      }
    }
    for (file, entity) in made {
      for relationship in file.relationships {
        guard let inverse = relationship.inverse,
          let property = entity.ownRelationship(relationship.name)
        else { continue }
        property.inverseRelationship = property.destinationEntity?.relationship(inverse)
      }
    }
    return made.map(\.1)
  }
}
