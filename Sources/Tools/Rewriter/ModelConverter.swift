import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Converts Core Data's models into JSON, and writes the classes that Xcode would generate.
final class ModelConverter: NSObject, XMLParserDelegate {
  struct Entity: Encodable {
    let name: String
    let className: String
    let parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// Whether Xcode generates the class, the properties alone, or nothing.
    var generation: String

    private enum CodingKeys: CodingKey { case name, className, parent, attributes, relationships }
  }

  struct Attribute: Encodable {
    let name: String
    let type: String
    let optional: Bool
    let standard: String?
    var isScalar = false
    var customClass: String?

    private enum CodingKeys: CodingKey { case name, type, optional, standard }
  }

  struct Relationship: Encodable {
    let name: String
    let destination: String
    let inverse: String?
    let toMany: Bool
    let ordered: Bool
    let optional: Bool
    let deletion: String
  }

  private struct Model: Encodable { let entities: [Entity] }

  private var entities: [Entity] = []
  private var hasEnded = false

  /// Reads the current version of a model; no class is generated that the app declares itself.
  static func read(_ folder: String, declared: Set<String>) throws -> Reply.Model {
    let url = URL(fileURLWithPath: folder)
    let converter = ModelConverter()
    try version(of: url).map { try converter.parse($0.appendingPathComponent("contents")) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return Reply.Model(
      name: url.deletingPathExtension().lastPathComponent,
      json: String(
        decoding: try encoder.encode(Model(entities: converter.entities)), as: UTF8.self),
      classes: converter.entities.compactMap {
        $0.generation == "class" && declared.contains($0.className)
          ? nil : GeneratedClass(entity: $0, all: converter.entities).text
      }.joined())
  }

  private func parse(_ file: URL) throws {
    let parser = XMLParser(data: (try? Data(contentsOf: file)) ?? Data())
    parser.delegate = self
    guard parser.parse(), hasEnded else {
      throw InterfaceError(
        path: file.path, line: max(1, parser.lineNumber), kind: "a model of Core Data in XML")
    }
  }

  /// Returns the folder of the current version; nil if a model has no version, and so no entity.
  private static func version(of url: URL) throws -> URL? {
    guard url.pathExtension == "xcdatamodeld" else { return url }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    let mark = url.appendingPathComponent(".xccurrentversion")
    let list = (try? Data(contentsOf: mark)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let current = list?["_XCCurrentVersionName"] as? String
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
    return (versions.first { $0 == current } ?? versions.first).map(url.appendingPathComponent)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let isOptional = attributes["optional"] == "YES"
    switch name {
    case "entity":
      let name = attributes["name"] ?? ""
      entities.append(
        Entity(
          name: name, className: Self.className(attributes["representedClassName"] ?? name),
          parent: attributes["parentEntity"], generation: attributes["codeGenerationType"] ?? ""))
    case "attribute" where !entities.isEmpty:
      entities[entities.count - 1].attributes.append(
        Attribute(
          name: attributes["name"] ?? "", type: attributes["attributeType"] ?? "",
          optional: isOptional,
          standard: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
          isScalar: attributes["usesScalarValueType"] == "YES",
          customClass: attributes["customClassName"]))
    case "relationship" where !entities.isEmpty:
      entities[entities.count - 1].relationships.append(
        Relationship(
          name: attributes["name"] ?? "", destination: attributes["destinationEntity"] ?? "",
          inverse: attributes["inverseName"], toMany: attributes["toMany"] == "YES",
          ordered: attributes["ordered"] == "YES", optional: isOptional,
          deletion: attributes["deletionRule"] ?? "Nullify"))
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "model" { hasEnded = true }
  }

  /// The class's name without its module.
  private static func className(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// The source of the class that Xcode generates for an entity.
private struct GeneratedClass {
  let entity: ModelConverter.Entity
  /// The entities of the model.
  let all: [ModelConverter.Entity]

  /// Returns the class of an entity.
  private func className(of name: String) -> String {
    all.first { $0.name == name }?.className ?? name
  }

  /// The source; nil for an entity whose class the app has written.
  ///
  /// A member that names a class of the app is internal, since that class may be.
  var text: String? {
    guard ["class", "category"].contains(entity.generation) else { return nil }
    let parent = entity.parent.map(className) ?? "NSManagedObject"
    let head =
      entity.generation == "class"
      ? "@objc(\(entity.className)) public class \(entity.className): \(parent) {}\n" : ""
    let members =
      ([request] + entity.attributes.map(property) + entity.relationships.flatMap(members))
      .map { "  \($0)\n" }.joined()
    return "\(head)extension \(entity.className) {\n\(members)}\n"
  }

  private var request: String {
    "public class func fetchRequest() -> NSFetchRequest<\(entity.className)> "
      + "{ NSFetchRequest<\(entity.className)>(entityName: \"\(entity.name)\") }"
  }

  private func property(_ attribute: ModelConverter.Attribute) -> String {
    "@NSManaged \(attribute.customClass == nil ? "public " : "")var \(attribute.name): "
      + type(of: attribute)
  }

  private func type(of attribute: ModelConverter.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return "\(attribute.customClass ?? "NSObject")?"
    }
  }

  private func members(_ relationship: ModelConverter.Relationship) -> [String] {
    let name = relationship.name
    let destination = className(of: relationship.destination)
    guard relationship.toMany else { return ["@NSManaged var \(name): \(destination)?"] }
    let set = relationship.ordered ? "NSOrderedSet" : "NSSet"
    let word = name.prefix(1).uppercased() + name.dropFirst()
    let changes = ["addTo", "removeFrom"].flatMap { verb in
      [destination, set].map {
        "@NSManaged func \(verb)\(word)(_ value: \($0))"
      }
    }
    return ["@NSManaged public var \(name): \(set)?"] + changes
  }
}
