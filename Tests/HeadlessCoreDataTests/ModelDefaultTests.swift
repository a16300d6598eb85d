import Foundation
import Testing

@testable import HeadlessCoreData

@Suite("Attributes of a model's file")
struct ModelDefaultTests {
  @Test("an attribute has the type of the file, and the standard value in that type")
  func standards() throws {
    let attributes: [(type: String, standard: String, kind: NSAttributeType, value: NSObject?)] = [
      ("Integer 16", "7", .integer16AttributeType, 7 as NSNumber),
      ("Integer 32", "8.9", .integer32AttributeType, 8 as NSNumber),
      ("Integer 64", "x", .integer64AttributeType, 0 as NSNumber),
      ("Double", "1.5", .doubleAttributeType, 1.5 as NSNumber),
      ("Float", "2.5", .floatAttributeType, 2.5 as NSNumber),
      ("Boolean", "YES", .booleanAttributeType, true as NSNumber),
      ("Boolean", "true", .booleanAttributeType, true as NSNumber),
      ("Boolean", "1", .booleanAttributeType, true as NSNumber),
      ("Boolean", "NO", .booleanAttributeType, false as NSNumber),
      ("Decimal", "3.25", .decimalAttributeType, NSDecimalNumber(string: "3.25")),
      (
        "Date", "60", .dateAttributeType, Date(timeIntervalSinceReferenceDate: 60) as NSDate
      ),
      ("String", "Ann", .stringAttributeType, "Ann" as NSString),
      (
        "UUID", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", .UUIDAttributeType,
        UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F").map { $0 as NSUUID }
      ),
      (
        "URI", "crew://a", .URIAttributeType, URL(string: "crew://a").map { $0 as NSURL }
      ),
      ("Binary", "AA", .binaryDataAttributeType, nil),
      ("Transformable", "AA", .transformableAttributeType, nil),
      ("Other", "AA", .undefinedAttributeType, nil),
    ]
    let json = attributes.enumerated().map { index, attribute in
      """
      {"name": "a\(index)", "type": "\(attribute.type)", "optional": \(index.isMultiple(of: 2)), \
      "standard": "\(attribute.standard)"}
      """
    }.joined(separator: ", ")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).momd")
    try Data(
      """
      {"entities": [{"name": "Kind", "className": "Kind", "attributes": [\(json)],
        "relationships": []}]}
      """.utf8
    ).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let kind = try #require(NSManagedObjectModel(contentsOf: file)?.entitiesByName["Kind"])
    for (index, attribute) in attributes.enumerated() {
      let made = try #require(kind.attributesByName["a\(index)"])
      #expect(made.attributeType == attribute.kind, "\(attribute.type)")
      #expect(made.isOptional == index.isMultiple(of: 2))
      let value = made.defaultValue.map { $0 as AnyObject } as? NSObject
      #expect(value == attribute.value, "\(attribute.type) \(attribute.standard)")
    }
  }

  @Test("a file that is not there, or is no model, makes none")
  func missing() throws {
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere/a.momd")) == nil)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).momd")
    try Data("{".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(NSManagedObjectModel(contentsOf: file) == nil)
  }
}
