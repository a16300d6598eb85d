import Foundation
import Testing

@testable import HeadlessCoreData

/// Source: Core Data's headers, and the texts that its constants have on Apple's systems.
@Suite("Constants of Core Data")
struct NamedValueTests {
  @Test("keys, kinds of stores, options and notifications have Core Data's texts")
  func texts() {
    #expect(
      [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
        == ["inserted", "updated", "deleted"])
    #expect(
      [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType]
        == ["SQLite", "InMemory", "Binary"])
    #expect(
      [
        NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption,
        NSPersistentHistoryTrackingKey,
      ] == [
        "NSMigratePersistentStoresAutomaticallyOption", "NSInferMappingModelAutomaticallyOption",
        "NSPersistentHistoryTrackingKey",
      ])
    let names: [Notification.Name] = [
      .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave,
      .NSManagedObjectContextDidSave,
    ]
    #expect(
      names.map(\.rawValue) == [
        "NSObjectsChangedInManagingContextNotification", "NSManagingContextWillSaveChanges",
        "NSManagingContextDidSaveChanges",
      ])
  }

  @Test("each treatment of conflicts is of its kind, by its old name too")
  func policies() {
    let policies = [
      NSMergePolicy.error, .mergeByPropertyStoreTrump, .mergeByPropertyObjectTrump, .overwrite,
      .rollback,
    ]
    #expect(policies.map(\.mergeType.rawValue) == [0, 1, 2, 3, 4])
    let older: [NSMergePolicy] = [
      NSErrorMergePolicy, NSMergeByPropertyStoreTrumpMergePolicy,
      NSMergeByPropertyObjectTrumpMergePolicy, NSOverwriteMergePolicy, NSRollbackMergePolicy,
    ]
    #expect(older == policies)
  }

  @Test("the types of attributes have Core Data's numbers, by Swift's names too")
  func types() {
    let types: [NSAttributeDescription.AttributeType] = [
      .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean,
      .date, .binaryData, .uuid, .uri, .transformable, .objectID,
    ]
    #expect(types.map(\.rawValue) == (0...12).map { $0 * 100 } + [1800, 2000])
    let attribute = NSAttributeDescription()
    #expect(attribute.type == .undefined)
    for type in types {
      attribute.type = type
      #expect(attribute.attributeType.rawValue == type.rawValue)
      #expect(attribute.type == type)
    }
    attribute.type = .init(rawValue: 7)
    #expect(attribute.attributeType == .undefinedAttributeType)
  }

  @Test(
    "new properties are optional and kept, and a relationship has many objects without an order")
  func defaults() {
    let (attribute, relationship) = (NSAttributeDescription(), NSRelationshipDescription())
    for property in [attribute, relationship] as [NSPropertyDescription] {
      #expect(property.name.isEmpty && property.isOptional && !property.isTransient)
    }
    #expect(!attribute.allowsExternalBinaryDataStorage)
    #expect(relationship.deleteRule == .nullifyDeleteRule)
    #expect(relationship.minCount == 0 && relationship.maxCount == 0)
    #expect(relationship.isToMany && !relationship.isOrdered)
    relationship.maxCount = 1
    #expect(!relationship.isToMany)
    relationship.maxCount = 2
    #expect(relationship.isToMany)
  }
}
