import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

@Suite("Changes of relationships", .serialized)
struct RelationshipChangeTests {
  /// A saved book with a saved author, and another author.
  private struct Saved {
    let container: NSPersistentContainer
    let book: Book
    let author: Author
    let other: Author
    var context: NSManagedObjectContext { container.viewContext }

    init() throws {
      container = try makeContainer()
      book = Book(context: container.viewContext)
      author = Author(context: container.viewContext)
      other = Author(context: container.viewContext)
      book.title = "Emma"
      book.author = author
      try container.viewContext.save()
    }

    /// The properties that have changed, of the book, its author and the other one.
    var changes: [[String]] {
      [book, author, other].map { $0.changedValues().keys.sorted() }
    }
  }

  @Test("another object on the side to one changes it, the one before and the new one")
  func toOne() throws {
    Device.current = Device()
    let saved = try Saved()
    #expect(saved.context.updatedObjects == [] && saved.changes == [[], [], []])
    saved.book.author = saved.other
    #expect(saved.context.updatedObjects == [saved.book, saved.author, saved.other])
    #expect(saved.changes == [["author"], ["books"], ["books"]])
  }

  @Test("an object that leaves the side to many changes both")
  func toMany() throws {
    Device.current = Device()
    let saved = try Saved()
    saved.author.books = nil
    #expect(saved.book.author == nil)
    #expect(saved.context.updatedObjects == [saved.book, saved.author])
    #expect(saved.changes == [["author"], ["books"], []])
  }

  @Test("an object that is taken from another one's side to many changes all three")
  func taken() throws {
    Device.current = Device()
    let saved = try Saved()
    saved.other.books = NSSet(object: saved.book)
    #expect(saved.book.author === saved.other && saved.author.titles == [])
    #expect(saved.changes == [["author"], ["books"], ["books"]])
  }

  @Test("a change of both sides is saved: another context reads it")
  func save() throws {
    Device.current = Device()
    let saved = try Saved()
    saved.book.author = saved.other
    try saved.context.save()
    #expect(saved.context.updatedObjects == [] && saved.changes == [[], [], []])
    let reader = saved.container.newBackgroundContext()
    let authors = [saved.author, saved.other].map { reader.object(with: $0.objectID) as? Author }
    #expect(authors.map { $0?.titles } == [[], ["Emma"]])
  }
}
