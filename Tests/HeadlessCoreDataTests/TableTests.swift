import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

@Suite("Tables of a fetch", .serialized)
struct TableTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  private func add(_ titles: (String, Int32)...) throws {
    let author = Author(context: context)
    for (title, pages) in titles {
      let book = Book(context: context)
      (book.title, book.pages, book.author) = (title, pages, author)
    }
    try context.save()
  }

  private func column(
    _ name: String, _ function: String, _ path: String
  ) -> NSExpressionDescription {
    let column = NSExpressionDescription()
    column.name = name
    column.expression = HeadlessFoundation.NSExpression(
      forFunction: function, arguments: [HeadlessFoundation.NSExpression(forKeyPath: path)])
    column.expressionResultType = .integer64AttributeType
    return column
  }

  private func tables(
    _ entity: String = "Book", _ columns: [Any],
    _ change: (NSFetchRequest<NSDictionary>) -> Void = { _ in }
  ) throws -> [String] {
    let request = NSFetchRequest<NSDictionary>(entityName: entity)
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = columns
    if entity == "Book" { request.sortDescriptors = [.init(key: "title", ascending: true)] }
    change(request)
    return try context.fetch(request).map { table in
      let values = table as? [String: Any] ?? [:]
      return values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ")
    }
  }

  @Test("values of all objects are one table")
  func wholes() throws {
    Device.current = device
    try add(("Emma", 3), ("Dracula", 4))
    let columns = ["sum:", "count:", "min:", "max:"].map { column($0, $0, "pages") }
    #expect(try tables("Book", columns) == ["count:: 2, max:: 4, min:: 3, sum:: 7"])
    #expect(
      try tables("Book", columns) { $0.predicate = .init(value: false) }
        == ["count:: 0, sum:: 0"])
  }

  @Test("objects with a value in common are one table, which a condition may leave out")
  func groups() throws {
    Device.current = device
    try add(("Emma", 3), ("Dracula", 4), ("Emma", 5))
    let columns: [Any] = ["title", column("pages", "sum:", "pages")]
    let all = try tables("Book", columns) { $0.propertiesToGroupBy = ["title"] }
    #expect(all == ["pages: 4, title: Dracula", "pages: 8, title: Emma"])
    let long = try tables("Book", columns) {
      $0.propertiesToGroupBy = ["title"]
      $0.havingPredicate = .init(format: "pages > 5")
    }
    #expect(long == ["pages: 8, title: Emma"])
    let first = try tables("Book", columns) {
      $0.propertiesToGroupBy = ["title"]
      $0.fetchLimit = 1
    }
    #expect(first == ["pages: 4, title: Dracula"])
  }

  @Test("the number of a relationship's objects, and a function of one value, are of each object")
  func rows() throws {
    Device.current = device
    try add(("Emma", 3), ("Dracula", 4))
    #expect(try tables("Author", [column("books", "count:", "books")]) == ["books: 2"])
    #expect(
      try tables("Book", [column("title", "lowercase:", "title")])
        == ["title: dracula", "title: emma"])
  }

  @Test("equal tables are there once where this is asked for")
  func distinct() throws {
    Device.current = device
    try add(("Emma", 3), ("Emma", 4))
    #expect(try tables("Book", ["title"]) == ["title: Emma", "title: Emma"])
    #expect(
      try tables("Book", ["title"]) { $0.returnsDistinctResults = true } == ["title: Emma"])
  }

  @Test("the identity of an object is a value")
  func identity() throws {
    Device.current = device
    try add(("Emma", 3))
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["objectID"]
    let table = try context.fetch(request).first
    let book = try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first
    #expect(table?["objectID"] as? NSManagedObjectID === book?.objectID)
  }
}
