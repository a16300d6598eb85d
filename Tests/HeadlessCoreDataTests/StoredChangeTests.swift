import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

@Suite("Changes that other contexts and requests make in the store")
struct StoredChangeTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  private func add(_ title: String, by author: Author? = nil) throws -> Book {
    let book = Book(context: context)
    book.title = title
    book.author = author
    try context.save()
    return book
  }

  @Test("refreshing removes a value that another context removed")
  func removedValue() throws {
    Device.current = device
    let emma = try add("Emma", by: Author(context: context))
    let other = container.newBackgroundContext()
    try #require(try other.existingObject(with: emma.objectID) as? Book).author = nil
    try other.save()
    context.refresh(emma, mergeChanges: true)
    #expect(emma.author == nil && emma.title == "Emma")
  }

  @Test("refreshing keeps a value that is set and not saved, where the store has none")
  func keptValue() throws {
    Device.current = device
    let emma = try add("Emma")
    let austen = Author(context: context)
    emma.author = austen
    context.refresh(emma, mergeChanges: true)
    #expect(emma.author === austen)
  }

  @Test("a batch deletion takes a search for objects of one class")
  func typedDeletion() throws {
    Device.current = device
    let dracula = try add("Dracula")
    _ = try add("Emma")
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = HeadlessFoundation.NSPredicate(format: "title == %@", "Dracula")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    #expect(result?.result as? [NSManagedObjectID] == [dracula.objectID])
    let rest = try container.newBackgroundContext().fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(rest.map(\.title) == ["Emma"])
  }
}
