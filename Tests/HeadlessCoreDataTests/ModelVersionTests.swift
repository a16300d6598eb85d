import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

@Suite("Versions of models and notifications of saves", .serialized)
struct ModelVersionTests {
  private func entity(_ name: String, _ attributes: String...) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.map {
      let attribute = NSAttributeDescription()
      attribute.name = $0
      return attribute
    }
    return entity
  }

  private func model(_ entities: NSEntityDescription...) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
  }

  @Test("models are merged by the names of their entities")
  func merging() {
    Device.current = Device()
    let merged = NSManagedObjectModel(byMerging: [
      model(entity("A", "x"), entity("B")), model(entity("A", "y"), entity("C")),
    ])
    #expect(merged?.entities.map(\.name) == ["A", "B", "C"])
    #expect(merged?.entitiesByName["A"]?.attributeNames == ["x"])
    #expect(NSManagedObjectModel(byMerging: nil) == nil)
  }

  @Test("a store's metadata fit the model that wrote it, and no other")
  func metadata() throws {
    Device.current = Device()
    let (own, other) = (model(entity("A", "x")), model(entity("A", "y")))
    let file = URL(fileURLWithPath: "/versions/\(UUID().uuidString)")
    #expect(throws: CocoaError.self) {
      try NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: NSSQLiteStoreType, at: file)
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: own)
    let store = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: file, options: nil)
    #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    #expect(own.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(NSManagedObjectModel.mergedModel(from: nil, forStoreMetadata: metadata) == nil)
    coordinator.setMetadata(["note": 1], for: store)
    #expect(coordinator.metadata(for: store)["note"] as? Int == 1)
    try NSPersistentStoreCoordinator.setMetadata(
      ["note": 2], forPersistentStoreOfType: NSSQLiteStoreType, at: file)
    #expect(store.metadata["note"] as? Int == 2)
    store.metadata = ["note": 3]
    #expect(coordinator.metadata(for: store)["note"] as? Int == 3)
  }

  @Test("a save tells its objects by the newer name, then their identities")
  func notifications() throws {
    Device.current = Device()
    let context = try makeContainer().viewContext
    var events: [String] = []
    let names = [
      NSManagedObjectContext.willSaveObjectsNotification,
      NSManagedObjectContext.didSaveObjectsNotification,
      NSManagedObjectContext.didSaveObjectIDsNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.rehearsalObserve(forName: name, object: nil, queue: nil) {
        notice in
        let ids = notice.userInfo?[NSInsertedObjectIDsKey] as? Set<NSManagedObjectID>
        events.append("\(name.rawValue) \(ids?.count ?? 0)")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    Book(context: context).title = "Emma"
    try context.save()
    #expect(
      events == [
        "NSManagingContextWillSaveChanges 0", "NSManagingContextDidSaveChanges 0",
        "NSManagingContextDidSaveChangesObjectIDsNotification 1",
      ])
  }

  @Test("objects are inserted by an entity and a handler")
  func insertion() throws {
    Device.current = Device()
    let context = try makeContainer().viewContext
    var titles = ["Emma", "Dracula"]
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let request = NSBatchInsertRequest(
      entity: entity,
      managedObjectHandler: { object in
        guard let title = titles.popLast() else { return true }
        object.setValue(title, forKey: "title")
        return false
      })
    try context.execute(request)
    let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(books.map(\.title) == ["Dracula", "Emma"])
  }
}
