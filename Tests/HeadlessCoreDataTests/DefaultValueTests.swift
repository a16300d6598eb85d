import Foundation
import HeadlessCoreData
import Testing

/// Sources: Core Data's documentation of each property.
@Suite("Values of new objects of Core Data")
struct DefaultValueTests {
  @Test("a new entity is of plain managed objects, and neither abstract nor constrained")
  func entity() {
    let new = NSEntityDescription()
    #expect(new.managedObjectClassName == "NSManagedObject")
    #expect(!new.isAbstract && new.uniquenessConstraints.isEmpty && new.subentities.isEmpty)
  }

  @Test("new properties are optional and stored, and a relationship is of one object")
  func properties() {
    let attribute = NSAttributeDescription()
    #expect(attribute.name == "" && attribute.isOptional && !attribute.isTransient)
    #expect(attribute.attributeType == .undefinedAttributeType)
    #expect(!attribute.allowsExternalBinaryDataStorage)
    let relationship = NSRelationshipDescription()
    #expect(relationship.deleteRule == .nullifyDeleteRule && !relationship.isOrdered)
    #expect(relationship.minCount == 0 && relationship.maxCount == 0)
  }

  @Test("a new request has no limit, and fetches objects with their subentities and changes")
  func request() {
    let new = NSFetchRequest<NSManagedObject>(entityName: "Book")
    #expect(new.fetchLimit == 0 && new.fetchOffset == 0 && new.fetchBatchSize == 0)
    #expect(new.resultType == .managedObjectResultType)
    #expect(new.includesSubentities && new.includesPendingChanges && new.includesPropertyValues)
    #expect(new.returnsObjectsAsFaults && !new.returnsDistinctResults)
    #expect(!new.shouldRefreshRefetchedObjects)
    #expect(NSBatchDeleteRequest(objectIDs: []).resultType == .resultTypeStatusOnly)
  }

  @Test("a new context has no changes and merges none, and a new store migrates at once")
  func context() {
    let new = NSManagedObjectContext(.mainQueueConcurrencyType)
    #expect(!new.automaticallyMergesChangesFromParent && new.shouldDeleteInaccessibleFaults)
    #expect(new.insertedObjects.isEmpty && new.deletedObjects.isEmpty && !new.hasChanges)
    let store = NSPersistentStoreDescription()
    #expect(!store.shouldAddStoreAsynchronously && !store.isReadOnly && store.options.isEmpty)
    #expect(store.shouldMigrateStoreAutomatically && store.shouldInferMappingModelAutomatically)
  }
}
