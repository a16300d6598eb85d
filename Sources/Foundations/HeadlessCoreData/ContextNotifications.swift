public import Foundation

/// The key of a notification's objects that were read again; none are told of here.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of a notification's objects that are no longer valid; none are told of here.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a notification that all objects are no longer valid; none tells it here.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identities of a notification's new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of a notification's changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of a notification's deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key of the identities of a notification's objects that were read again; none are told of here.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key of the identities of a notification's objects that are no longer valid; none are told of here.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSManagedObjectContext {
  /// The keys of a notification's values.
  nonisolated public enum NotificationKey: String, Sendable {
    /// The context of the change.
    case sourceContext = "managedObjectContext"
    /// The state of the store that the context reads.
    case queryGeneration = "newQueryGeneration"
    /// Whether all objects are no longer valid.
    case invalidatedAllObjects = "invalidatedAll"
    /// The objects by their changes.
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    /// The identities of the objects by their changes.
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// The name of the notification before a save.
  nonisolated public class var willSaveObjectsNotification: Notification.Name {
    .NSManagedObjectContextWillSave
  }

  /// The name of the notification after a save.
  nonisolated public class var didSaveObjectsNotification: Notification.Name {
    .NSManagedObjectContextDidSave
  }

  /// The name of the notification after changes in a context.
  nonisolated public class var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }

  /// The name of the notification after a save that has the objects' identities.
  nonisolated public class var didSaveObjectIDsNotification: Notification.Name {
    Notification.Name("NSManagingContextDidSaveChangesObjectIDsNotification")
  }

  /// The name of the notification after another context's changes were taken over; it is not posted here.
  nonisolated public class var didMergeChangesObjectIDsNotification: Notification.Name {
    Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  }

  /// Posts the identities of saved objects.
  func postIdentities(_ saved: Notification) {
    let keys = [
      NSInsertedObjectsKey: NSInsertedObjectIDsKey, NSUpdatedObjectsKey: NSUpdatedObjectIDsKey,
      NSDeletedObjectsKey: NSDeletedObjectIDsKey,
    ]
    var identities: [AnyHashable: Any] = [:]
    for (key, name) in keys {
      let objects = saved.userInfo?[key] as? Set<NSManagedObject> ?? []
      identities[name] = Set(objects.map(\.objectID))
    }
    NotificationCenter.default.post(
      name: Self.didSaveObjectIDsNotification, object: self, userInfo: identities)
  }
}
