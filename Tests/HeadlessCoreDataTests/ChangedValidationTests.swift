import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

@Suite("The validation of changed objects")
struct ChangedValidationTests {
  @Test("a saved object that loses a required value stops the save, and the store keeps the value")
  func update() throws {
    Device.current = Device()
    let container = try makeContainer()
    let context = container.viewContext
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    book.title = nil
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1570)
    #expect(error?.localizedDescription == "title is a required value.")
    #expect(book.isUpdated && context.hasChanges)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try container.newBackgroundContext().fetch(request).map(\.title) == ["Emma"])
  }
}
