public import Foundation
internal import HeadlessDevice

/// The key of a notification's new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// A store in SQLite's format on Apple's systems; in memory here, for each file of its own.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory, which a relaunch loses.
public let NSInMemoryStoreType = "InMemory"
/// A store in a binary file on Apple's systems; in memory here.
public let NSBinaryStoreType = "Binary"
/// An option of stores; stored, without effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// An option of stores; stored, without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option of stores; stored, without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// A treatment of conflicts, which cannot happen here: the last save is kept.
public let NSErrorMergePolicy = NSMergePolicy.error
/// A treatment of conflicts, which cannot happen here: the last save is kept.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// A treatment of conflicts, which cannot happen here: the last save is kept.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// A treatment of conflicts, which cannot happen here: the last save is kept.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// A treatment of conflicts, which cannot happen here: the last save is kept.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

nonisolated extension Notification.Name {
  /// Posted after changes in a context.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted before a save.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChanges")
  /// Posted after a save.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChanges")
}

extension Finding.Kind {
  static let coreData = Finding.Kind(rawValue: "coreData")
}

/// The concurrency types' old names.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
