import Foundation

/// The text of an object, with its values a line each.
enum ObjectText {
  static func text(of object: ObjectBase, depth: Int = 0) -> String {
    if object.isInvalidated { return "[invalid object]" }
    guard depth < 5 else { return "<Maximum depth exceeded>" }
    let lines = zip(object.schema.properties, object.properties).map { description, property in
      let value = property.value.map { text(of: $0, depth: depth + 1) } ?? "(null)"
      return "\t\(description.name) = \(value.replacing("\n", with: "\n\t"));\n"
    }
    return "\(object.schema.className) {\n\(lines.joined())}"
  }

  static func text(of value: Any, depth: Int) -> String {
    if let object = value as? ObjectBase { return text(of: object, depth: depth) }
    if let collection = value as? any StoredCollection {
      return collection.text(depth: depth)
    }
    return "\(value)"
  }
}
