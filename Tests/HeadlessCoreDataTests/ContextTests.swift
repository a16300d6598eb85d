import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

@Suite("Managed object contexts", .serialized)
struct ContextTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  @discardableResult
  private func add(
    _ title: String?, _ pages: Int32 = 1, to context: NSManagedObjectContext? = nil
  ) -> Book {
    let book = Book(context: context ?? self.context)
    book.title = title
    book.pages = pages
    return book
  }

  private func titles(
    _ context: NSManagedObjectContext, _ change: (NSFetchRequest<Book>) -> Void = { _ in }
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    change(request)
    return try context.fetch(request).compactMap(\.title)
  }

  @Test("an object of a context that is reset is neither new nor changed any more")
  func resetObjects() throws {
    Device.current = device
    let (saved, new) = (add("Emma"), add("Villette"))
    try context.save()
    saved.title = "Persuasion"
    let other = add("Dracula")
    #expect(saved.isUpdated && other.isInserted && !new.isInserted)
    context.reset()
    let objects = [saved, new, other]
    #expect(objects.allSatisfy { !$0.isUpdated && !$0.isInserted && !$0.hasChanges })
    #expect(objects.allSatisfy { $0.managedObjectContext == nil })
  }

  @Test("a new object has the model's values, and a fetch finds it before the save")
  func insertion() throws {
    Device.current = device
    let book = Book(context: context)
    #expect(book.pages == 1)
    #expect(book.title == nil)
    #expect(book.isInserted && context.hasChanges && book.objectID.isTemporaryID)
    book.title = "Emma"
    #expect(try titles(context) == ["Emma"])
    try context.save()
    #expect(!book.isInserted && !context.hasChanges && !book.objectID.isTemporaryID)
  }

  @Test("a fetch filters, sorts and limits; without an order objects come by their age")
  func fetching() throws {
    Device.current = device
    for (title, pages) in [("Ulysses", 700), ("Emma", 400), ("Dracula", 500)] {
      add(title, Int32(pages))
    }
    #expect(try titles(context) == ["Ulysses", "Emma", "Dracula"])
    #expect(
      try titles(context) {
        $0.predicate = .init(format: "pages >= %d", 500)
        $0.sortDescriptors = [.init(key: "title", ascending: true)]
      } == ["Dracula", "Ulysses"])
    #expect(
      try titles(context) {
        $0.fetchOffset = 1
        $0.fetchLimit = 1
      } == ["Emma"])
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 3)
  }

  @Test("another context sees changes after the save alone, and an object has one instance each")
  func isolation() throws {
    Device.current = device
    let other = container.newBackgroundContext()
    let book = add("Emma")
    #expect(try titles(other) == [])
    try context.save()
    #expect(try titles(other) == ["Emma"])
    let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
    #expect(copy !== book)
    copy.title = "Persuasion"
    #expect(book.title == "Emma")
    context.automaticallyMergesChangesFromParent = true
    try other.save()
    #expect(book.title == "Persuasion")
  }

  @Test("a child context saves to its parent, which saves to the store")
  func child() throws {
    Device.current = device
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    add("Emma", to: child)
    try child.save()
    #expect(try titles(context) == ["Emma"])
    #expect(try titles(container.newBackgroundContext()) == [])
    try context.save()
    #expect(try titles(container.newBackgroundContext()) == ["Emma"])
  }

  @Test("the inverse of a relationship follows, and a deletion cascades or nullifies")
  func relationships() throws {
    Device.current = device
    let (austen, emma) = (Author(context: context), add("Emma"))
    emma.author = austen
    add("Persuasion").author = austen
    #expect(austen.titles == ["Emma", "Persuasion"])
    austen.rehearsalChange("removeFromBooks", emma)
    #expect(emma.author == nil)
    austen.rehearsalChange("addToBooks", NSSet(object: emma))
    #expect(emma.author === austen)
    context.delete(emma)
    #expect(austen.titles == ["Persuasion"])
    try context.save()
    context.delete(austen)
    try context.save()
    #expect(try titles(context) == [])
  }

  @Test("a required value that is missing stops the save, with Core Data's code")
  func validation() throws {
    Device.current = device
    add(nil)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1570)
    #expect(error?.localizedDescription == "title is a required value.")
    #expect(try titles(container.newBackgroundContext()) == [])
  }

  @Test("a rollback undoes insertions, changes and deletions")
  func rollback() throws {
    Device.current = device
    let (emma, dracula) = (add("Emma"), add("Dracula"))
    try context.save()
    emma.title = "Changed"
    context.delete(dracula)
    add("New")
    context.rollback()
    #expect(try titles(context) == ["Emma", "Dracula"])
    #expect(!context.hasChanges && emma.changedValues().isEmpty)
  }

  @Test("a batch deletion removes what its search finds from the store")
  func batch() throws {
    Device.current = device
    add("Emma", 400)
    add("Dracula", 500)
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = .init(format: "pages > 450")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeCount
    #expect(((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int) == 1)
    #expect(try titles(container.newBackgroundContext()) == ["Emma"])
  }

  @Test("contexts take over what a request changed in the store, by identities or objects")
  func remoteChanges() throws {
    Device.current = device
    let (emma, dracula) = (add("Emma"), add("Dracula"))
    try context.save()
    let other = container.newBackgroundContext()
    #expect(try titles(other) == ["Emma", "Dracula"])
    let copy = try #require(try other.existingObject(with: emma.objectID) as? Book)
    copy.title = "Emma 2"
    try other.save()
    let deletion = NSBatchDeleteRequest(objectIDs: [dracula.objectID])
    deletion.resultType = .resultTypeObjectIDs
    let result = try other.execute(deletion) as? NSBatchDeleteResult
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [
        NSDeletedObjectsKey: result?.result ?? 0, NSUpdatedObjectsKey: Set<NSManagedObject>([copy]),
        NSInsertedObjectsKey: 1,
      ], into: [context, other])
    #expect(dracula.isDeleted && emma.title == "Emma 2")
    #expect(try titles(context) == ["Emma 2"])
    #expect(try titles(other) == ["Emma 2"])
  }

  @Test("a set of identities is merged as objects are")
  func remoteIdentities() throws {
    Device.current = device
    let emma = add("Emma")
    try context.save()
    let other = container.newBackgroundContext()
    let copy = try #require(try other.existingObject(with: emma.objectID) as? Book)
    copy.title = "Emma 2"
    let dracula = Book(context: other)
    dracula.title = "Dracula"
    try other.save()
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [
        "\(NSInsertedObjectsKey)_objectIDs": Set([dracula.objectID]),
        "\(NSUpdatedObjectsKey)_objectIDs": Set([emma.objectID]),
      ], into: [context])
    #expect(emma.title == "Emma 2")
    #expect(try titles(context) == ["Emma 2", "Dracula"])
  }

  @Test("an entity that the model lacks is a finding")
  func unknownEntity() throws {
    Device.current = device
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Film"))
    #expect(found == [])
    #expect(
      Device.current.findings.all.map(\.message) == [
        "The model has no entity Film: name one of Author, Book, or add it to the model."
      ])
  }

  @Test("a required relationship to many may be empty, one to one may not")
  func requiredRelationships() throws {
    Device.current = device
    let strict = try makeContainer(requiresRelationships: true)
    _ = Author(context: strict.viewContext)
    try strict.viewContext.save()
    add("Emma", to: strict.viewContext)
    let error = #expect(throws: NSError.self) { try strict.viewContext.save() }
    #expect(error?.localizedDescription == "author is a required value.")
  }

  @Test("a store is empty when it is opened after the app has removed its file")
  func removedFile() throws {
    Device.current = Device()
    let file = Ported.temporaryFolder.appendingPathComponent("own/books.store")
    func open() throws -> NSManagedObjectContext {
      try makeContainer(type: NSSQLiteStoreType, file: file).viewContext
    }
    let before = try open()
    add("Emma", to: before)
    try before.save()
    #expect(try titles(open()) == ["Emma"])
    try FileManager.default.removeItem(at: file)
    #expect(try titles(open()) == [])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("stores of the same name in two folders are two stores")
  func twoFolders() throws {
    Device.current = Device()
    func open(_ folder: String) throws -> NSManagedObjectContext {
      let file = Ported.temporaryFolder.appendingPathComponent("\(folder)/books.store")
      return try makeContainer(type: NSSQLiteStoreType, file: file).viewContext
    }
    let first = try open("a")
    add("Emma", to: first)
    try first.save()
    #expect(try titles(open("b")) == [])
    #expect(try titles(open("a")) == ["Emma"])
  }

  @Test("a store with a file outlives a relaunch of the app, one in memory does not")
  func relaunch() throws {
    Device.current = device
    for (type, expected) in [(NSSQLiteStoreType, ["Emma"]), (NSInMemoryStoreType, [])] {
      Device.current = Device()
      let before = try makeContainer(type: type)
      add("Emma", to: before.viewContext)
      try before.viewContext.save()
      #expect(try titles(makeContainer(type: type).viewContext) == expected, "\(type)")
    }
  }
}
