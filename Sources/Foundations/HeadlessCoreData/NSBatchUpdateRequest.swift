public import class HeadlessFoundation.NSPredicate

/// The results of a change of many objects.
public enum NSBatchUpdateRequestResultType: Sendable {
  /// Whether it was done, the identities, or their number.
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// A change of objects in the store; contexts that have them see it when they are refreshed.
public final class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The kind of result.
  public var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// The name of the entity.
  public let entityName: String

  /// The condition on the objects; nil for all.
  public var predicate: NSPredicate?

  /// Whether objects of entities that inherit from the entity are changed, too.
  public var includesSubentities = true

  /// The new values, by the names of the properties.
  public var propertiesToUpdate: [AnyHashable: Any]?

  /// Creates a change of the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Creates a change of the objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  /// Changes the objects by a context of its own; returns their identities.
  ///
  /// As in Core Data, nothing is validated.
  func execute(_ context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let found = try context.fetch(request)
    for case (let key as String, let value) in propertiesToUpdate ?? [:] {
      for object in found { object.setValue(value, forKey: key) }
    }
    for object in found { context.coordinator?.store(object.objectID, object.values) }
    return found.map(\.objectID)
  }
}

/// The result of a change of many objects.
public final class NSBatchUpdateResult {
  /// The kind of result.
  public let resultType: NSBatchUpdateRequestResultType
  /// The result, of the kind that was asked for.
  public let result: Any?

  init(_ request: NSBatchUpdateRequest, _ ids: [NSManagedObjectID]) {
    resultType = request.resultType
    switch request.resultType {
    case .statusOnlyResultType: result = true
    case .updatedObjectIDsResultType: result = ids
    case .updatedObjectsCountResultType: result = ids.count
    }
  }
}
