import Foundation
import Testing

@testable import Porting

@Suite("Classes that Xcode generates for a model")
struct GeneratedClassTests {
  private func port(_ entities: String, at path: String = "Books.xcdatamodel/contents") throws
    -> Folders
  {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      path: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><model>\(entities)</model>",
    ])
    _ = try folders.port()
    return folders
  }

  private func generated(_ entities: String) throws -> [String] {
    try port(entities).written("Sources/Hello/App/RehearsalEntities.swift")
      .split(separator: "\n").map { $0.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && $0 != "}" }
  }

  @Test("an attribute has the type of its kind, a number only where it is a scalar")
  func attributes() throws {
    let scalars = ["Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean", "Date"]
    let objects = [
      "Boolean", "String", "Date", "Binary", "UUID", "URI", "Decimal", "Transformable",
    ]
    let attributes =
      scalars.map { "<attribute name=\"a\" attributeType=\"\($0)\" usesScalarValueType=\"YES\"/>" }
      + objects.map { "<attribute name=\"b\" attributeType=\"\($0)\"/>" }
      + [
        "<attribute name=\"c\" attributeType=\"Transformable\" customClassName=\"Color\"/>"
      ]
    #expect(
      try generated(
        "<entity name=\"Item\" codeGenerationType=\"class\">\(attributes.joined())</entity>")
        == [
          "import CoreData", "import Foundation", "public class Item: NSManagedObject",
          "extension Item", "public class func fetchRequest() -> NSFetchRequest<Item>",
          "public var a: Int16", "public var a: Int32", "public var a: Int64",
          "public var a: Double", "public var a: Float", "public var a: Bool",
          "public var a: TimeInterval", "public var b: NSNumber?", "public var b: String?",
          "public var b: Date?", "public var b: Data?", "public var b: UUID?", "public var b: URL?",
          "public var b: NSDecimalNumber?", "public var b: NSObject?", "var c: Color?",
        ])
  }

  @Test(
    "a class with a name for Objective-C has it without the module, as each generated class does")
  func names() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      import UIKit
      @objc(HLShelf) class Shelf: NSObject {}
      enum Parts { @objc(HLBoard) final class Board: NSObject {} }
      @objc(Hidden) private class Hidden: NSObject {}
      private enum Own { @objc(OwnPart) class Part: NSObject {} }
      struct Box<Item> { @objc(BoxPart) class Part: NSObject {} }
      @objc class Plain: NSObject {}

      """,
      "Books.xcdatamodel/contents":
        "<?xml version=\"1.0\"?><model><entity name=\"Item\" codeGenerationType=\"class\"/></model>",
    ])
    _ = try folders.port()
    let names = try folders.written("Sources/Hello/RehearsalNames.swift")
    #expect(
      names.contains(
        """
        private nonisolated let rehearsalClassNames: [ObjectIdentifier: String] = [
          ObjectIdentifier(Item.self): "Item",
          ObjectIdentifier(Parts.Board.self): "HLBoard",
          ObjectIdentifier(Shelf.self): "HLShelf",
        ]
        """))
  }

  @Test(
    "no class is generated for an entity of a model that is no longer used, whose name a class has")
  func declaredClass() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Item.swift": "import RealmSwift\nclass Item: Object { @objc dynamic var name = \"\" }\n",
      "Books.xcdatamodel/contents":
        "<?xml version=\"1.0\"?><model><entity name=\"Item\" codeGenerationType=\"class\"/></model>",
    ])
    _ = try folders.port()
    #expect(throws: (any Error).self) {
      try folders.written("Sources/Hello/App/RehearsalEntities.swift")
    }
  }

  @Test("a relationship has the class of its destination, and an entity the class of its parent")
  func relationships() throws {
    let entities = """
      <entity name="Note" representedClassName="App.StoredNote" codeGenerationType="class" \
      parentEntity="Base">
      <relationship name="tags" toMany="YES" ordered="YES" destinationEntity="Tag"/>
      </entity>
      <entity name="Base" representedClassName="StoredBase" codeGenerationType="category">
      <relationship name="notes" toMany="YES" destinationEntity="Note"/>
      <relationship name="first" destinationEntity="Note"/>
      <relationship name="other" destinationEntity="Nowhere"/>
      </entity>
      <entity name="Tag" representedClassName="StoredTag"/>
      """
    #expect(
      try generated(entities) == [
        "import CoreData", "import Foundation", "public class StoredNote: StoredBase",
        "extension StoredNote",
        "public class func fetchRequest() -> NSFetchRequest<StoredNote>",
        "public var tags: NSOrderedSet?", "func addToTags(_ value: StoredTag)",
        "func addToTags(_ value: NSOrderedSet)", "func removeFromTags(_ value: StoredTag)",
        "func removeFromTags(_ value: NSOrderedSet)", "extension StoredBase",
        "public class func fetchRequest() -> NSFetchRequest<StoredBase>",
        "public var notes: NSSet?", "func addToNotes(_ value: StoredNote)",
        "func addToNotes(_ value: NSSet)", "func removeFromNotes(_ value: StoredNote)",
        "func removeFromNotes(_ value: NSSet)", "var first: StoredNote?", "var other: Nowhere?",
      ])
  }

  @Test("the JSON of a model has its entities, attributes and relationships as they are")
  func json() throws {
    let entities = """
      <entity name="Item" representedClassName="App.Thing" parentEntity="Base">\
      <attribute name="a" attributeType="Date" defaultDateTimeInterval="12"/>\
      <attribute name="b" optional="YES" attributeType="String" defaultValueString="x"/></entity>\
      <entity name="Base">\
      <relationship name="items" toMany="YES" ordered="YES" destinationEntity="Item" \
      deletionRule="Cascade"/>\
      <relationship name="one" optional="YES" destinationEntity="Item" inverseName="base"/></entity>
      """
    #expect(
      try port(entities).written("Sources/Hello/Resources/Books.momd") == """
        {"entities":[{"attributes":[{"name":"a","optional":false,"standard":"12","type":"Date"},\
        {"name":"b","optional":true,"standard":"x","type":"String"}],"className":"Thing",\
        "name":"Item","parent":"Base","relationships":[]},{"attributes":[],"className":"Base",\
        "name":"Base","relationships":[{"deletion":"Cascade","destination":"Item","name":"items",\
        "optional":false,"ordered":true,"toMany":true},{"deletion":"Nullify",\
        "destination":"Item","inverse":"base","name":"one","optional":true,"ordered":false,\
        "toMany":false}]}]}
        """)
  }

  @Test("without a mark of the current version the first one counts")
  func version() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Books.xcdatamodeld/B.xcdatamodel/contents": "<model><entity name=\"New\"/></model>",
      "Books.xcdatamodeld/A.xcdatamodel/contents": "<model><entity name=\"Old\"/></model>",
      "Books.xcdatamodeld/0.txt": "",
    ])
    _ = try folders.port()
    let json = try folders.written("Sources/Hello/Resources/Books.momd")
    #expect(json.contains("\"name\":\"Old\""))
    #expect(!FileManager.default.fileExists(atPath: folders.output.path + "/RehearsalEntities"))
  }

  @Test("a model without a version has no entities")
  func noVersion() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Books.xcdatamodeld/.xccurrentversion": "<plist/>",
    ])
    #expect(try folders.port().notes == [])
    #expect(try folders.written("Sources/Hello/Resources/Books.momd") == "{\"entities\":[]}")
  }

  @Test("XML without a model is an error with its place")
  func otherDocument() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Books.xcdatamodel/contents": "<plist></plist>",
    ])
    #expect(
      folders.failure() == """
        ROOT/Hello/Books.xcdatamodel/contents:1: it is not a model of Core Data in XML: open and save it \
        in Xcode, or leave it out with --exclude
        """)
  }
}
