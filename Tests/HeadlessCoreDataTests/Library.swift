import Foundation
import HeadlessDevice

@testable import HeadlessCoreData

final class Book: NSManagedObject {
  var title: String? {
    get { rehearsalManagedValue("title") }
    set { setValue(newValue, forKey: "title") }
  }
  var pages: Int32 {
    get { rehearsalManagedValue("pages") }
    set { setValue(newValue, forKey: "pages") }
  }
  var author: Author? {
    get { rehearsalManagedValue("author") }
    set { setValue(newValue, forKey: "author") }
  }
}

final class Author: NSManagedObject {
  var books: NSSet? {
    get { rehearsalManagedValue("books") }
    set { setValue(newValue, forKey: "books") }
  }
  var titles: [String] {
    let books: Set<Book> = rehearsalManagedValue("books")
    return books.compactMap(\.title).sorted()
  }
}

/// A container with books and authors, on a device of its own.
func makeContainer(
  type: String = NSInMemoryStoreType, file store: URL? = nil, requiresRelationships: Bool = false
) throws -> NSPersistentContainer {
  let json = """
    {"entities": [
      {"name": "Book", "className": "HeadlessCoreDataTests.Book",
       "attributes": [
         {"name": "title", "type": "String", "optional": false},
         {"name": "pages", "type": "Integer 32", "optional": false, "standard": "1"}],
       "relationships": [
         {"name": "author", "destination": "Author", "inverse": "books", "toMany": false,
          "ordered": false, "optional": \(!requiresRelationships), "deletion": "Nullify"}]},
      {"name": "Author", "className": "HeadlessCoreDataTests.Author", "attributes": [],
       "relationships": [
         {"name": "books", "destination": "Book", "inverse": "author", "toMany": true,
          "ordered": false, "optional": \(!requiresRelationships), "deletion": "Cascade"}]}]}
    """
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("model-\(UUID().uuidString).momd")
  try Data(json.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let model = NSManagedObjectModel(contentsOf: file) ?? NSManagedObjectModel()
  let container = NSPersistentContainer(name: "Books", managedObjectModel: model)
  container.persistentStoreDescriptions[0].type = type
  if let store { container.persistentStoreDescriptions[0].url = store }
  container.loadPersistentStores { _, _ in }
  return container
}
