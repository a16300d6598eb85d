import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

/// Source: Apple's Key-Value Coding Programming Guide, which managed objects follow.
@Suite("Paths of properties", .serialized)
struct KeyPathTests {
  @Test("a path of one property reads and sets it, as apps without a class of their own do")
  func oneProperty() throws {
    Device.current = Device()
    let container = try makeContainer()
    let entity = try #require(
      NSEntityDescription.entity(forEntityName: "Book", in: container.viewContext))
    let book = NSManagedObject(entity: entity, insertInto: container.viewContext)
    book.setValue("Emma", forKeyPath: "title")
    #expect(book.value(forKeyPath: "title") as? String == "Emma")
    #expect(book.value(forKey: "title") as? String == "Emma")
    try container.viewContext.save()
    let found = try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
    #expect(found.map { $0.value(forKeyPath: "title") as? String } == ["Emma"])
    #expect(Device.current.findings.all.isEmpty)
  }

  @Test(
    "a longer path reads and sets a property of a related object, and nothing where there is none")
  func related() throws {
    Device.current = Device()
    let container = try makeContainer()
    let (book, other) = (
      Book(context: container.viewContext), Book(context: container.viewContext)
    )
    book.author = Author(context: container.viewContext)
    book.author?.books = NSSet(array: [book, other])
    #expect((book.value(forKeyPath: "author.books") as? NSSet)?.count == 2)
    #expect(book.value(forKeyPath: "author.books.missing") == nil)
    book.setValue(NSSet(object: book), forKeyPath: "author.books")
    #expect(book.author?.books?.count == 1 && other.author == nil)
    other.setValue(NSSet(), forKeyPath: "author.books")
    #expect(other.value(forKeyPath: "author.books") == nil)
  }

  @Test("several properties are read and set at once, with NSNull for nil")
  func several() throws {
    Device.current = Device()
    let container = try makeContainer()
    let book = Book(context: container.viewContext)
    book.setValuesForKeys(["title": "Emma", "pages": 474])
    let values = book.dictionaryWithValues(forKeys: ["title", "pages", "author"])
    #expect(values as NSDictionary == ["title": "Emma", "pages": 474, "author": NSNull()])
    book.setValuesForKeys(["title": NSNull()])
    #expect(book.title == nil)
  }
}
