import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

@Suite("Objects that are fetched again")
struct RefetchingTests {
  @Test(
    "a fetch shows what another context saved only if the request refreshes",
    arguments: [(false, "Emma"), (true, "Persuasion")])
  func refetching(_ refreshes: Bool, _ expected: String) throws {
    Device.current = Device()
    let container = try makeContainer()
    let context = container.viewContext
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    let other = container.newBackgroundContext()
    try #require(try other.existingObject(with: book.objectID) as? Book).title = "Persuasion"
    try other.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.shouldRefreshRefetchedObjects = refreshes
    #expect(try context.fetch(request) == [book])
    #expect(book.title == expected)
  }
}
