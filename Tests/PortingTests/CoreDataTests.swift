import Foundation
import Testing

@testable import Porting

@Suite("Core Data's models")
struct CoreDataTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="pages" attributeType="Integer 32" defaultValueString="1" \
    usesScalarValueType="YES"/>
        <relationship name="authors" toMany="YES" deletionRule="Nullify" optional="YES" \
    destinationEntity="Author" inverseName="books" inverseEntity="Book"/>
      </entity>
      <entity name="Author" representedClassName=".Author"/>
    </model>

    """

  @Test("a model becomes a file of the app, and the classes that Xcode would generate are written")
  func model() throws {
    let author = """
      import CoreData
      class Author: NSManagedObject { @NSManaged dynamic var born: Int }
      extension Author {
        @NSManaged public dynamic var name: String?
        @NSManaged public func addToBooks(_ value: Book)
      }

      """
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Author.swift": author,
      "Books.xcdatamodeld/Books.xcdatamodel/contents": Self.model,
      "Books.xcdatamodeld/Old.xcdatamodel/contents": "<broken",
      "Books.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>Books.xcdatamodel</string></dict></plist>
      """,
    ])
    #expect(try folders.port().notes == [])
    let lines = try folders.written("Sources/Hello/App/Author.swift").split(separator: "\n")
    #expect(
      lines[1].hasSuffix(
        "var born: Int { get { rehearsalManagedValue(\"born\") } "
          + "set { setValue(newValue, forKey: \"born\") } } }"))
    #expect(
      lines[3].hasSuffix(
        "var name: String? { get { rehearsalManagedValue(\"name\") } "
          + "set { setValue(newValue, forKey: \"name\") } }"))
    #expect(lines[4].hasSuffix("(_ value: Book) { rehearsalChange(\"addToBooks\", value) }"))
    let generated = try folders.written("Sources/Hello/App/RehearsalEntities.swift")
    #expect(generated.contains("public class Book: NSManagedObject"))
    #expect(generated.contains("public var pages: Int32 {"))
    #expect(generated.contains("public var authors: NSSet? {"))
    #expect(!generated.contains("class Author"))
    let json = try folders.written("Sources/Hello/Resources/Books.momd")
    #expect(json.contains("\"className\":\"Author\""))
    #expect(try folders.written("Package.swift").contains("\"CoreData\""))
  }

  @Test("the methods of an ordered relationship name its places")
  func orderedMethods() throws {
    let lines = try portedLines(
      """
      import CoreData
      class Route: NSManagedObject {
        @NSManaged func insertIntoStops(_ value: Stop, at idx: Int)
        @NSManaged func removeFromStops(at idx: Int)
        @NSManaged func removeFromStops(at indexes: NSIndexSet)
        @NSManaged func replaceStops(at indexes: NSIndexSet, with values: [Stop])
      }
      class Stop: NSManagedObject {}

      """)
    #expect(
      lines[2...5].map { $0.drop { $0 != "{" } } == [
        "{ rehearsalChange(\"insertIntoStops\", value, at: idx) }",
        "{ rehearsalChange(\"removeFromStops\", at: idx) }",
        "{ rehearsalChange(\"removeFromStops\", at: indexes) }",
        "{ rehearsalChange(\"replaceStops\", values, at: indexes) }",
      ])
  }

  @Test("an object that is created by its entity is of the entity's class")
  func entityClass() throws {
    let lines = try portedLines(
      """
      import CoreData
      func add(_ entity: NSEntityDescription, _ context: NSManagedObjectContext) {
        let car = NSManagedObject(entity: entity, insertInto: context) as? Car
        let other = NSManagedObject.init(entity: entity, insertInto: nil)
        let own = Car(entity: entity, insertInto: context)
        print(car as Any, other, own)
      }
      class Car: NSManagedObject {}

      """)
    #expect(
      Array(lines[2...4]) == [
        "  let car = NSEntityDescription.rehearsalObject(entity: entity, insertInto: context) as? Car",
        "  let other = NSEntityDescription.rehearsalObject(entity: entity, insertInto: nil)",
        "  let own = Car(entity: entity, insertInto: context)",
      ])
  }

  @Test("an object of a generic type is created by the initializer that is required")
  func genericObjects() throws {
    let lines = try portedLines(
      """
      import CoreData
      class Book: NSManagedObject {
        override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
          super.init(entity: entity, insertInto: context)
        }
      }
      protocol Stored { associatedtype Managed }
      extension Stored where Managed: Book {
        func add(_ c: NSManagedObjectContext) -> Managed { Managed.init(context: c) }
      }
      func add<T: NSManagedObject>(_ c: NSManagedObjectContext) -> T { T(context: c) }
      func book<T: Equatable>(_ c: NSManagedObjectContext) -> Book { Book(context: c) }
      func empty<T: NSManagedObject>() -> T { T() }
      extension Book { static func add(_ c: NSManagedObjectContext) -> Self { Self(context: c) } }

      """)
    #expect(lines[2].contains("required init(entity:"))
    #expect(lines[8].hasSuffix("{ Managed.init(entity: Managed.entity(), insertInto: c) }"))
    #expect(lines[10].hasSuffix("{ T(entity: T.entity(), insertInto: c) }"))
    #expect(lines[11].hasSuffix("{ Book(context: c) }"))
    #expect(lines[12].hasSuffix("{ T(entity: T.entity(), insertInto: nil) }"))
    #expect(lines[13].hasSuffix("{ Self(entity: Self.entity(), insertInto: c) } }"))
  }

  @Test(
    "a cast to a search or list with results of any kind is a property, since Swift's classes are not so cast"
  )
  func erased() throws {
    let lines = try portedLines(
      """
      import CoreData
      let deletion = NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
      func fetch<T: NSManagedObject>(_ type: T.Type) {
        list = NSFetchedResultsController(fetchRequest: request) as! NSFetchedResultsController<NSFetchRequestResult>
        let other = list as? NSFetchRequest<NSFetchRequestResult>
        guard let typed = T.fetchRequest() as? NSFetchRequest<T>, let any = other as? NSFetchRequest<T> else { return }
        print(NSManagedObject.fetchRequest() as! NSFetchRequest<NSManagedObject>)
      }

      """)
    #expect(
      lines[1] == "let deletion = NSBatchDeleteRequest(fetchRequest: request.rehearsalErased)")
    #expect(
      lines[3] == "  list = NSFetchedResultsController(fetchRequest: request).rehearsalErased")
    #expect(lines[4] == "  let other = list as? NSFetchRequest<NSFetchRequestResult>")
    #expect(
      lines[5]
        == "  guard let typed = T.fetchRequest().rehearsalTyped(T.self) as NSFetchRequest<T>?, "
        + "let any = other as? NSFetchRequest<T> else { return }")
    #expect(
      lines[6] == "  print(NSManagedObject.fetchRequest().rehearsalTyped(NSManagedObject.self))")
  }

  @Test(
    "a model that is no XML, or whose file is gone, is an error with its place",
    arguments: ["contents", "layout"])
  func broken(_ file: String) throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Books.xcdatamodeld/Books.xcdatamodel/\(file)": "<broken",
    ])
    let text = try #require(folders.failure())
    #expect(text.hasPrefix("ROOT/Hello/Books.xcdatamodeld/Books.xcdatamodel/contents:"))
    #expect(text.contains(": it is not a model of Core Data in XML: open and save it in Xcode"))
  }
}
