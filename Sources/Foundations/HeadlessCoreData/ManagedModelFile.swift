import Foundation

/// The contents of a `.momd` file as `rehearse port` writes it: the entities of a model as JSON.
struct ManagedModelFile: Decodable {
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

extension ManagedModelFile.Attribute {
  /// The value that a new object has.
  var initialValue: Any? {
    guard let standard else { return nil }
    switch type {
    case "Integer 16", "Integer 32", "Integer 64":
      return Int(standard) ?? Int(Double(standard) ?? 0)
    case "Double", "Float": return Double(standard)
    case "Boolean": return ["YES", "TRUE", "1"].contains(standard.uppercased())
    case "Decimal": return NSDecimalNumber(string: standard)
    case "Date": return Double(standard).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "String": return standard
    case "UUID": return UUID(uuidString: standard)
    case "URI": return URL(string: standard)
    default: return nil
    }
  }
}
