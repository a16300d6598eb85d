import Foundation
public import HeadlessFoundation

/// A request to the stores.
open class NSPersistentStoreRequest {
  /// Creates a request.
  public init() {}
}

/// The kind of results of a fetch.
public enum NSFetchRequestResultType: Sendable {
  /// Objects, identities, tables of values, or their number.
  case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
}

/// A search for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  open var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  /// The condition that objects meet; nil for all.
  open var predicate: HeadlessFoundation.NSPredicate?
  /// The order; without one objects come in the order of their creation.
  open var sortDescriptors: [HeadlessFoundation.NSSortDescriptor]?
  /// The largest number of results; 0 for all.
  open var fetchLimit = 0
  /// The number of results that are left out at the start.
  open var fetchOffset = 0
  /// The kind of results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The values of a table: names, or descriptions of properties and of expressions.
  open var propertiesToFetch: [Any]?
  /// The values that the objects of a table have in common.
  open var propertiesToGroupBy: [Any]?
  /// The condition that tables of groups meet; nil for all.
  open var havingPredicate: HeadlessFoundation.NSPredicate?
  /// Whether objects of entities that inherit are found.
  open var includesSubentities = true
  /// Whether changes that are not saved count.
  open var includesPendingChanges = true
  /// Whether equal tables of values are there once.
  open var returnsDistinctResults = false
  /// Whether values are read later; stored, since they are always there.
  open var returnsObjectsAsFaults = true
  /// Whether values are read; stored, since they are always there.
  open var includesPropertyValues = true
  /// Whether values are read again.
  open var shouldRefreshRefetchedObjects = false
  /// The number of objects that are read at once; stored, without effect.
  open var fetchBatchSize = 0
  /// The relationships that are read at once; stored, without effect.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Creates a search for the objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Creates a search without an entity.
  public override init() { super.init() }

  /// Performs the search in the context whose closure runs; there is none here.
  open func execute() throws -> [ResultType] { [] }
}

extension NSFetchRequest {
  /// A search like this one with results of any kind, which `as! NSFetchRequest<NSFetchRequestResult>` is on
  /// Apple's systems; `rehearse port` writes this for it.
  public final var rehearsalErased: NSFetchRequest<any NSFetchRequestResult> {
    rehearsalTyped((any NSFetchRequestResult).self)
  }

  /// Returns a search like this one with results of another class, which `as? NSFetchRequest<Memo>` is on Apple's
  /// systems; `rehearse port` writes this for it.
  public final func rehearsalTyped<Other>(_ type: Other.Type) -> NSFetchRequest<Other> {
    let request = search(for: type)
    request.resultType = resultType
    request.propertiesToFetch = propertiesToFetch
    request.propertiesToGroupBy = propertiesToGroupBy
    request.havingPredicate = havingPredicate
    request.returnsDistinctResults = returnsDistinctResults
    request.includesPendingChanges = includesPendingChanges
    request.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    return request
  }

  /// Returns a search that finds the same objects, of the kind of results that a new search has.
  final func search<Other>(for type: Other.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    request.entity = entity
    request.entityName = entityName
    request.predicate = predicate
    request.sortDescriptors = sortDescriptors
    (request.fetchLimit, request.fetchOffset) = (fetchLimit, fetchOffset)
    request.includesSubentities = includesSubentities
    return request
  }
}

/// The results of a deletion of many objects.
public enum NSBatchDeleteRequestResultType: Sendable {
  /// Whether it was done, the identities, or their number.
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A deletion of all objects that a search finds.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The kind of result.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// The search for the objects; without an entity if the objects are given.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

  let find: (NSManagedObjectContext) throws -> [NSManagedObject]

  /// Creates a deletion.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
    find = { try $0.matching(fetchRequest) }
  }

  /// Creates a deletion of what a search for objects of one class finds.
  public init<Result>(fetchRequest: NSFetchRequest<Result>) {
    self.fetchRequest = fetchRequest.rehearsalErased
    find = { try $0.matching(fetchRequest) }
  }

  /// Creates a deletion of some objects.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    find = { context in objectIDs.compactMap { context.existing($0) } }
  }
}

/// The result of a deletion of many objects.
public final class NSBatchDeleteResult {
  /// The result, of the kind that was asked for.
  public let result: Any?

  init(_ result: Any?) { self.result = result }
}
