public import Foundation

/// The results of an insertion of many objects.
public enum NSBatchInsertRequestResultType: Sendable {
  /// Whether it was done, the identities, or their number.
  case statusOnly, objectIDs, count
}

/// An insertion of objects into the store, by their values; contexts see them when they fetch.
public final class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The kind of result.
  public var resultType = NSBatchInsertRequestResultType.statusOnly

  /// The name of the entity.
  public let entityName: String

  /// The values of the objects, where they were given so.
  public private(set) var objectsToInsert: [[String: Any]]?

  private let insert: (NSManagedObjectContext) -> Void

  private init(_ entityName: String, _ insert: @escaping (NSManagedObjectContext) -> Void) {
    self.entityName = entityName
    self.insert = insert
  }

  /// Creates an insertion of objects by the values of their properties.
  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.init(entityName) { context in
      for values in dictionaries {
        NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
          .setValuesForKeys(values)
      }
    }
    objectsToInsert = dictionaries
  }

  /// Creates an insertion of objects by the values of their properties.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates an insertion of objects whose values a handler fills in, until it returns true.
  public convenience init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName) { context in
      while true {
        let values = NSMutableDictionary()
        if handler(values) { return }
        NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
          .setValuesForKeys(values as? [String: Any] ?? [:])
      }
    }
  }

  /// Creates an insertion of objects that a handler fills in, until it returns true.
  public convenience init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName) { context in
      while true {
        let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
        if handler(object) { return context.delete(object) }
      }
    }
  }

  /// Creates an insertion of objects whose values a handler fills in, until it returns true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Creates an insertion of objects that a handler fills in, until it returns true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  /// Inserts the objects by a context of its own; returns their identities.
  func execute(_ context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    insert(context)
    let ids = context.insertedObjects.map(\.objectID).sorted { $0.number < $1.number }
    try context.save()
    return ids
  }
}

/// The result of an insertion of many objects.
public final class NSBatchInsertResult {
  /// The kind of result.
  public let resultType: NSBatchInsertRequestResultType
  /// The result, of the kind that was asked for.
  public let result: Any?

  init(_ request: NSBatchInsertRequest, _ ids: [NSManagedObjectID]) {
    resultType = request.resultType
    switch request.resultType {
    case .statusOnly: result = true
    case .objectIDs: result = ids
    case .count: result = ids.count
    }
  }
}
