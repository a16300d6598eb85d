import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

@Suite("Requests for many objects", .serialized)
struct BatchTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  private func books() throws -> [String] {
    Device.current = device
    return try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map {
      "\($0.title ?? "-") \($0.pages)"
    }
  }

  private func result(_ request: NSPersistentStoreRequest) throws -> Any? {
    Device.current = device
    let result = try context.execute(request)
    return (result as? NSBatchInsertResult)?.result ?? (result as? NSBatchUpdateResult)?.result
  }

  @Test("objects are inserted by their values, and a context sees them when it fetches")
  func insertion() throws {
    let request = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "Emma", "pages": 400], ["title": "Dracula"]])
    #expect(try result(request) as? Bool == true)
    #expect(request.entityName == "Book" && request.objectsToInsert?.count == 2)
    #expect(try books() == ["Emma 400", "Dracula 1"])
    #expect(!context.hasChanges)
    let entity = try #require(container.managedObjectModel.entitiesByName["Book"])
    let other = NSBatchInsertRequest(entity: entity, objects: [["title": "Ulysses"]])
    other.resultType = .objectIDs
    let ids = try #require(try result(other) as? [NSManagedObjectID])
    #expect(ids.map { (context.object(with: $0) as? Book)?.title } == ["Ulysses"])
  }

  @Test("a handler fills objects in until it returns true; the object of that call is not inserted")
  func handlers() throws {
    var titles = ["Emma", "Dracula"]
    let byValues = NSBatchInsertRequest(
      entityName: "Book",
      dictionaryHandler: { values in
        guard let title = titles.popLast() else { return true }
        values["title"] = title
        return false
      })
    byValues.resultType = .count
    #expect(try result(byValues) as? Int == 2)
    var count = 0
    let byObjects = NSBatchInsertRequest(
      entityName: "Book",
      managedObjectHandler: { object in
        object.setValue("Book \(count)", forKey: "title")
        count += 1
        return count > 2
      })
    byObjects.resultType = .count
    #expect(try result(byObjects) as? Int == 2)
    #expect(try books() == ["Dracula 1", "Emma 1", "Book 0 1", "Book 1 1"])
  }

  @Test("a change of the store is seen by a context once the object is refreshed")
  func update() throws {
    Device.current = device
    for (title, pages) in [("Emma", 400), ("Dracula", 500)] {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int32(pages))
    }
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 450")
    request.propertiesToUpdate = ["title": NSNull(), "pages": 7]
    request.resultType = .updatedObjectIDsResultType
    let ids = try #require(try result(request) as? [NSManagedObjectID])
    #expect(try books() == ["Emma 400", "Dracula 500"])
    context.refresh(context.object(with: ids[0]), mergeChanges: false)
    #expect(try books() == ["Emma 400", "- 7"])
    request.predicate = nil
    request.resultType = .updatedObjectsCountResultType
    #expect(try result(request) as? Int == 2)
    let entity = try #require(container.managedObjectModel.entitiesByName["Book"])
    #expect(try result(NSBatchUpdateRequest(entity: entity)) as? Bool == true)
  }
}
