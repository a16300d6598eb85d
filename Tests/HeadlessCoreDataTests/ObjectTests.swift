import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

/// A book that notes the events of its life.
private final class Diarist: NSManagedObject {
  var notes: [String] = []

  override func awakeFromInsert() {
    super.awakeFromInsert()
    notes.append("inserted into \(managedObjectContext == nil ? "nothing" : "a context")")
  }

  override func prepareForDeletion() {
    super.prepareForDeletion()
    notes.append("to be deleted, \(isDeleted)")
  }
}

@Suite("Managed objects", .serialized)
struct ObjectTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  private func add(_ title: String?, _ pages: Int32 = 1) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }

  @Test("an object that is created without a context is a finding, and keeps its values")
  func withoutContext() {
    Device.current = device
    let book = Book()
    book.title = "Ideas"
    #expect(book.title == "Ideas")
    #expect(book.managedObjectContext == nil)
    #expect(
      device.findings.all.map(\.message) == [
        "Book() is an object without an entity: Core Data ends the process when a value of it is used. "
          + "Create it with Book(context:)."
      ])
  }

  @Test("an object tells what was changed since the last save")
  func changes() throws {
    Device.current = device
    let book = add("Emma", 400)
    try context.save()
    #expect(book.changedValues().isEmpty && !book.hasChanges && !book.isFault)
    book.title = nil
    book.pages = 401
    let changes = book.changedValues()
    #expect(changes.keys.sorted() == ["pages", "title"])
    #expect(changes["pages"] as? Int32 == 401)
    #expect(changes["title"] is NSNull)
    #expect(book.hasChanges && book.isUpdated && context.updatedObjects == [book])
  }

  @Test("primitive values are the object's values, and didChangeValue marks a property as changed")
  func primitives() throws {
    Device.current = device
    let book = add("Emma")
    try context.save()
    book.setPrimitiveValue("Persuasion", forKey: "title")
    #expect(book.primitiveValue(forKey: "title") as? String == "Persuasion")
    try context.save()
    book.didChangeValue(forKey: "pages")
    #expect(book.changedValues().keys.sorted() == ["pages"])
  }

  @Test("a relationship is a set, which is empty without objects, and moves with its inverse")
  func relationships() throws {
    Device.current = device
    let (austen, stoker, emma) = (Author(context: context), Author(context: context), add("Emma"))
    #expect(austen.value(forKey: "books") as? NSSet == NSSet())
    emma.author = austen
    stoker.setValue(NSSet(array: [emma]), forKey: "books")
    #expect(emma.author === stoker)
    #expect(austen.titles == [] && stoker.titles == ["Emma"])
    stoker.setValue([emma, emma], forKey: "books")
    #expect(stoker.value(forKey: "books") as? NSSet == NSSet(object: emma))
    stoker.setValue(NSOrderedSet(), forKey: "books")
    #expect(emma.author == nil && stoker.titles == [])
    stoker.setValue(NSOrderedSet(array: [emma]), forKey: "books")
    #expect(emma.author === stoker && stoker.titles == ["Emma"])
    stoker.setValue(NSOrderedSet(), forKey: "books")
    #expect(emma.author == nil && stoker.titles == [])
  }

  @Test("values are converted to the types of properties")
  func conversions() throws {
    Device.current = device
    let set: Set<String>? = ManagedConversion.convert(
      NSSet(array: ["a", "b"]), to: Set<String>.self)
    #expect(set == ["a", "b"])
    let ordered = ManagedConversion.convert(NSOrderedSet(array: ["a"]), to: Set<String>.self)
    #expect(ordered == ["a"])
    #expect(ManagedConversion.convert(nil, to: Int32.self) == 0)
    #expect(ManagedConversion.convert(nil, to: Bool.self) == false)
    #expect(ManagedConversion.convert(nil, to: String.self) == nil)
    #expect(ManagedConversion.convert(nil, to: String?.self) == .some(nil))
    #expect(ManagedConversion.convert(NSNumber(value: 3), to: Int16.self) == 3)
    #expect(ManagedConversion.convert(Int32(3), to: Double?.self) == 3.0)
    #expect(ManagedConversion.convert(2.5 as Float, to: Double.self) == 2.5)
    #expect(ManagedConversion.convert(7, to: Bool.self) == true)
    #expect(ManagedConversion.convert("a", to: Int.self) == nil)
  }

  @Test("a fetch returns identities, a count or tables of values")
  func resultTypes() throws {
    Device.current = device
    let books = [add("Emma", 400), add("Dracula", 500)]
    let request = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    request.resultType = .managedObjectIDResultType
    #expect(try context.fetch(request) == books.map(\.objectID))
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [2])
    let table = NSFetchRequest<NSDictionary>(entityName: "Book")
    table.resultType = .dictionaryResultType
    #expect(
      try context.fetch(table) == [
        ["title": "Emma", "pages": Int32(400)] as NSDictionary,
        ["title": "Dracula", "pages": Int32(500)] as NSDictionary,
      ])
    table.propertiesToFetch = ["title"]
    #expect(
      try context.fetch(table)
        == [["title": "Emma"] as NSDictionary, ["title": "Dracula"] as NSDictionary])
    let none = NSFetchRequest<NSManagedObject>()
    let error = #expect(throws: NSError.self) { try context.fetch(none) }
    #expect(error?.localizedDescription == "A fetch request must have an entity.")
  }

  @Test("a context finds objects by their identities")
  func identities() throws {
    Device.current = device
    let book = add("Emma")
    #expect(context.registeredObject(for: book.objectID) === book)
    #expect(context.registeredObjects == [book])
    #expect(context.object(with: book.objectID) === book)
    try context.obtainPermanentIDs(for: [book])
    #expect(!book.objectID.isTemporaryID)
    context.delete(book)
    #expect(context.registeredObject(for: book.objectID) == nil)
    let unknown = context.object(with: book.objectID)
    #expect(unknown !== book && unknown.objectID === book.objectID)
    let error = #expect(throws: NSError.self) { try context.existingObject(with: book.objectID) }
    #expect(error?.code == 133_000)
  }

  @Test("a reset forgets all objects and changes")
  func reset() throws {
    Device.current = device
    let emma = add("Emma")
    try context.save()
    emma.title = "Changed"
    let dracula = add("Dracula")
    context.reset()
    #expect(context.registeredObjects == [] && !context.hasChanges)
    #expect(emma.managedObjectContext == nil && dracula.managedObjectContext == nil)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.fetch(request).map(\.title) == ["Emma"])
  }

  @Test("a child's changes and deletions reach its parent, and the parent tells its observers")
  func child() throws {
    Device.current = device
    let emma = add("Emma")
    let dracula = add("Dracula")
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let copy = try #require(try child.existingObject(with: emma.objectID) as? Book)
    #expect(copy !== emma && copy.title == "Emma")
    copy.title = "Persuasion"
    child.delete(try child.existingObject(with: dracula.objectID))
    var told: [[String]] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { posted in
      let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
      let counts = keys.map { "\((posted.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? -1)" }
      MainActor.assumeIsolated { told.append(counts) }
    }
    try child.save()
    #expect(emma.title == "Persuasion" && emma.isUpdated && dracula.isDeleted)
    #expect(emma.changedValues().keys.sorted() == ["title"])
    context.processPendingChanges()
    context.processPendingChanges()
    NotificationCenter.default.removeObserver(observer)
    #expect(told == [["0", "1", "1"]])
  }

  @Test("refreshing reads saved values again and keeps changes that are not saved")
  func refreshing() throws {
    Device.current = device
    let book = add("Emma", 400)
    try context.save()
    let other = container.newBackgroundContext()
    let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
    copy.title = "Persuasion"
    copy.pages = 300
    try other.save()
    book.pages = 401
    context.refreshAllObjects()
    #expect(book.title == "Persuasion" && book.pages == 401)
    context.refresh(book, mergeChanges: false)
    #expect(book.title == "Persuasion" && book.pages == 300 && !book.hasChanges)
  }

  @Test("a deletion that another context saved is merged")
  func mergedDeletion() throws {
    Device.current = device
    context.automaticallyMergesChangesFromParent = true
    let book = add("Emma")
    try context.save()
    let other = container.newBackgroundContext()
    other.delete(try other.existingObject(with: book.objectID))
    try other.save()
    #expect(book.isDeleted && context.registeredObjects == [])
  }

  @Test("a context without a store cannot save")
  func noStore() throws {
    Device.current = device
    let lonely = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let entity = try #require(book(in: context))
    _ = NSManagedObject(entity: entity, insertInto: lonely)
    lonely.insertedObjects.first?.setValue("Emma", forKey: "title")
    let error = #expect(throws: NSError.self) { try lonely.save() }
    #expect(error?.localizedDescription == "The context has no store.")
  }

  private func book(in context: NSManagedObjectContext) -> NSEntityDescription? {
    NSEntityDescription.entity(forEntityName: "Book", in: context)
  }

  @Test("an entity inserts an object by its name, and names its attributes")
  func entities() throws {
    Device.current = device
    let made = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    #expect(made is Book && context.insertedObjects == [made])
    #expect(book(in: context)?.attributeNames == ["title", "pages"])
    #expect(made.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata://store/Book/"))
  }

  @Test("a coordinator finds a saved object by the URL of its identity")
  func identityByURL() throws {
    Device.current = device
    let coordinator = container.persistentStoreCoordinator
    let made = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    made.setValue("Dune", forKey: "title")
    let temporary = made.objectID.uriRepresentation()
    #expect(coordinator.managedObjectID(forURIRepresentation: temporary) == nil)
    try context.save()
    let saved = made.objectID.uriRepresentation()
    #expect(temporary.path.hasPrefix("/Book/t") && saved.path.hasPrefix("/Book/p"))
    #expect(coordinator.managedObjectID(forURIRepresentation: saved) === made.objectID)
    let others = [temporary.absoluteString, "x-coredata://store/Author/p1", "x-coredata://store"]
    for other in others.compactMap(URL.init(string:)) {
      #expect(coordinator.managedObjectID(forURIRepresentation: other) == nil)
    }
  }

  @Test("a coordinator forgets a store that is removed")
  func stores() throws {
    Device.current = device
    let coordinator = container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    #expect(coordinator.persistentStores.count == 1)
    try coordinator.remove(store)
    #expect(coordinator.persistentStores.isEmpty)
  }

  @Test("a batch deletion returns what it is asked for, and takes identities")
  func batch() throws {
    Device.current = device
    let books = [add("Emma"), add("Dracula")]
    try context.save()
    let one = NSBatchDeleteRequest(objectIDs: [books[0].objectID])
    one.resultType = .resultTypeObjectIDs
    let ids = (try context.execute(one) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
    #expect(ids == [books[0].objectID])
    let rest = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
    #expect((try context.execute(rest) as? NSBatchDeleteResult)?.result as? Bool == true)
    let other = container.newBackgroundContext()
    #expect(try other.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
  }

  @Test("an object hears of its insertion in its context, and of its deletion before it")
  func life() throws {
    Device.current = device
    let context = try makeContainer().viewContext
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let diarist = Diarist(entity: entity, insertInto: context)
    context.delete(diarist)
    context.delete(diarist)
    #expect(diarist.notes == ["inserted into a context", "to be deleted, false"])
    #expect(diarist.isDeleted)
    #expect(Diarist(entity: entity, insertInto: nil).notes == [])
  }
}
