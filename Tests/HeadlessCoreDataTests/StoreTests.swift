import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

@Suite("Stores and their containers", .serialized)
struct StoreTests {
  private let device = Device()

  private func titles(_ context: NSManagedObjectContext) throws -> [String] {
    try context.fetch(NSFetchRequest<Book>(entityName: "Book")).compactMap(\.title)
  }

  private func save(_ title: String, _ context: NSManagedObjectContext) throws {
    let book = Book(context: context)
    book.title = title
    try context.save()
  }

  @Test("a new container describes one store, in a file of its name, that is added at once")
  func description() throws {
    Device.current = device
    let container = NSPersistentContainer(name: "Trips", managedObjectModel: .init())
    let store = try #require(container.persistentStoreDescriptions.first)
    #expect(container.persistentStoreDescriptions.count == 1)
    #expect(container.name == "Trips")
    #expect(store.url?.path == "/Library/Application Support/Trips.sqlite")
    #expect(NSPersistentContainer.defaultDirectoryURL().path == "/Library/Application Support")
    #expect(store.type == NSSQLiteStoreType)
    #expect(
      [
        store.shouldAddStoreAsynchronously, store.shouldMigrateStoreAutomatically,
        store.shouldInferMappingModelAutomatically, store.isReadOnly,
      ] == [false, true, true, false])
    #expect(store.options.isEmpty)
    store.setOption("on" as NSString, forKey: NSPersistentHistoryTrackingKey)
    #expect(store.options == ["NSPersistentHistoryTrackingKey": "on" as NSString])
    #expect(NSPersistentStoreDescription().url == nil)
    #expect(
      [store, NSPersistentStoreDescription()].map(\.description) == [
        "<NSPersistentStoreDescription> (type: SQLite, url: "
          + "file:///Library/Application%20Support/Trips.sqlite)",
        "<NSPersistentStoreDescription> (type: SQLite, url: none)",
      ])
  }

  @Test("a container's store has the configuration that its description names")
  func configuration() throws {
    Device.current = device
    let container = NSPersistentContainer(name: "Trips", managedObjectModel: .init())
    container.persistentStoreDescriptions[0].configuration = "Local"
    container.loadPersistentStores { _, _ in }
    #expect(
      container.persistentStoreCoordinator.persistentStores.map(\.configurationName) == ["Local"])
  }

  @Test("a store has its type and its file; the file of one in memory is the null device")
  func stores() throws {
    Device.current = device
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: .init())
    let file = URL(fileURLWithPath: "/books/a.sqlite")
    let kept = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    let inMemory = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    #expect([kept, inMemory].map(\.type) == ["SQLite", "InMemory"])
    #expect(kept.configurationName == "PF_DEFAULT_CONFIGURATION_NAME")
    #expect([kept, inMemory].map(coordinator.url) == [file, URL(fileURLWithPath: "/dev/null")])
    #expect(
      coordinator.persistentStores.map(ObjectIdentifier.init)
        == [kept, inMemory].map(ObjectIdentifier.init))
    try coordinator.remove(kept)
    #expect(coordinator.persistentStores.map(ObjectIdentifier.init) == [ObjectIdentifier(inMemory)])
  }

  @Test("two containers share a file's objects, and none those of the null device or of memory")
  func sharing() throws {
    Device.current = device
    let file = URL(fileURLWithPath: "/books/shared.sqlite")
    let null = URL(fileURLWithPath: "/dev/null")
    for (type, place, shared) in [
      (NSSQLiteStoreType, file, ["Emma"]), (NSBinaryStoreType, file, ["Emma", "Emma"]),
      (NSSQLiteStoreType, null, []), (NSInMemoryStoreType, file, []),
    ] {
      try save("Emma", makeContainer(type: type, file: place).viewContext)
      #expect(try titles(makeContainer(type: type, file: place).viewContext) == shared)
    }
  }

  @Test("a destroyed store is empty where it is added again, and another file keeps its objects")
  func destruction() throws {
    Device.current = device
    let files = ["a", "b"].map { URL(fileURLWithPath: "/books/\($0).sqlite") }
    let containers = try files.map { try makeContainer(type: NSSQLiteStoreType, file: $0) }
    for container in containers { try save(container.name, container.viewContext) }
    try containers[0].persistentStoreCoordinator.destroyPersistentStore(
      at: files[0], ofType: NSSQLiteStoreType)
    let again = try files.map { try makeContainer(type: NSSQLiteStoreType, file: $0) }
    #expect(try again.map { try titles($0.viewContext) } == [[], ["Books"]])
  }

  @Test("work in the background has a context of its own, and returns its result if it is awaited")
  func awaited() async throws {
    Device.current = device
    let container = try makeContainer()
    let context = container.newBackgroundContext()
    #expect(context !== container.viewContext)
    #expect(context.concurrencyType == .privateQueueConcurrencyType)
    #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
    let count = try await container.performBackgroundTask { context in
      try self.save("Persuasion", context)
      return try self.titles(context).count
    }
    #expect(count == 1)
    #expect(try titles(container.viewContext) == ["Persuasion"])
  }

  @Test("perform and wait runs its closure at once and returns its value")
  func waiting() throws {
    Device.current = device
    let context = try makeContainer().viewContext
    var ran = false
    context.performAndWait { ran = true }
    #expect(ran)
    #expect(context.performAndWait { 7 } == 7)
    #expect(throws: CocoaError.self) {
      try context.performAndWait { throw CocoaError(.fileNoSuchFile) }
    }
  }

  @Test("an app without a model has an empty one, by its name and as a merged one")
  func noModel() {
    Device.current = device
    #expect(NSManagedObjectModel.mergedModel(from: nil)?.entities.isEmpty == true)
    #expect(NSPersistentContainer(name: "None").managedObjectModel.entitiesByName.isEmpty)
  }

  @Test("the last model that was loaded decides the entity of a class")
  func lastModel() throws {
    Device.current = device
    let models = try (0..<2).map { _ in try makeContainer().managedObjectModel }
    #expect(Book.entity() === models[1].entitiesByName["Book"])
    #expect(Book.entity() !== models[0].entitiesByName["Book"])
  }
}
