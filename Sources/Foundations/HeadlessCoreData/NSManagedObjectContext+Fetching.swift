import Foundation
internal import HeadlessFoundation

extension NSManagedObjectContext {
  /// Returns the objects that a search finds, with changes that are not saved.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if request.resultType == .dictionaryResultType {
      return try tables(request).compactMap { $0 as? Result }
    }
    let found = try matching(request)
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? Result }
    default: return found.compactMap { $0 as? Result }
    }
  }

  /// Returns the number of objects that a search finds.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try matching(request).count
  }

  /// Performs a deletion, an insertion or a change of many objects, which is saved at once.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> Any {
    if let insertion = request as? NSBatchInsertRequest {
      return NSBatchInsertResult(insertion, try insertion.execute(besideThis))
    }
    if let change = request as? NSBatchUpdateRequest {
      return NSBatchUpdateResult(change, try change.execute(besideThis))
    }
    guard let deletion = request as? NSBatchDeleteRequest else { return NSBatchDeleteResult(nil) }
    return try delete(deletion)
  }

  /// Returns a new context of the same store.
  private var besideThis: NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func delete(_ deletion: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let ids = try deletion.find(self).map(\.objectID)
    for id in ids { coordinator?.remove(id) }
    switch deletion.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count)
    }
  }

  func matching<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    guard let name = request.entityName ?? request.entity?.name else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_060,
        userInfo: [NSLocalizedDescriptionKey: "A fetch request must have an entity."])
    }
    let entity = entity(named: name)
    let known = candidates.filter { id in
      request.includesSubentities ? id.entity.isKindOf(entity: entity) : id.entity.name == name
    }
    var found = known.compactMap { existing($0) }
    if request.shouldRefreshRefetchedObjects {
      for object in found { refresh(object, mergeChanges: true) }
    }
    if let predicate = request.predicate { found = found.filter(predicate.evaluate) }
    found = (request.sortDescriptors ?? []).sorted(found)
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// The identities of all saved objects and of those that are not saved yet, by their age.
  private var candidates: [NSManagedObjectID] {
    let saved = parent?.candidates ?? coordinator?.ids ?? []
    let new = insertedObjects.map(\.objectID).sorted { $0.number < $1.number }
    var seen: Set<ObjectIdentifier> = []
    return (saved + new).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
