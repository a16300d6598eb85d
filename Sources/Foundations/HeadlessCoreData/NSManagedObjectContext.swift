public import Foundation
internal import HeadlessDevice
internal import HeadlessFoundation

/// A set of objects of a store, whose changes are saved together.
///
/// Every context works on the main actor; changes of one are seen by others after a save.
open class NSManagedObjectContext: NSObject {
  /// The queue that a context belongs to; all are the main actor here.
  public enum ConcurrencyType: UInt, Sendable {
    /// The queues of a context.
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// The queue of the context.
  public let concurrencyType: ConcurrencyType
  /// The context that changes are saved to, instead of a store.
  open var parent: NSManagedObjectContext?
  /// The coordinator of the store that changes are saved to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// Whether saves of other contexts are seen at once.
  open var automaticallyMergesChangesFromParent = false
  /// The treatment of conflicting changes; stored, since the last save is kept.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// The values that the app stores with the context.
  public let userInfo = NSMutableDictionary()
  /// A name for debugging.
  open var name: String?
  /// A text that the app sets.
  open var transactionAuthor: String?
  /// The undo manager; stored, and told nothing.
  open var undoManager: AnyObject?
  /// Whether deletions are passed on at once; stored, without effect.
  open var shouldDeleteInaccessibleFaults = true

  /// The objects that are not saved yet.
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  /// The objects that were deleted since the last save.
  public private(set) var deletedObjects: Set<NSManagedObject> = []
  /// The objects that were changed since the last save.
  public var updatedObjects: Set<NSManagedObject> {
    Set(objects.values.filter { $0.isUpdated && !$0.isDeleted })
  }
  /// The objects that the context has read or inserted.
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  var objects: [ObjectIdentifier: NSManagedObject] = [:]
  private var pending: Set<NSManagedObject> = []
  /// The objects that another context has inserted and saved, until the observers are told of them.
  private var takenOver: Set<NSManagedObject> = []

  /// Creates a context.
  public init(concurrencyType: ConcurrencyType = .mainQueueConcurrencyType) {
    self.concurrencyType = concurrencyType
    super.init()
    OpenContexts.current.add(self)
  }

  /// Creates a context.
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType)
  }

  /// Whether a save would change something.
  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !deletedObjects.isEmpty
      || objects.values.contains { $0.isUpdated }
  }

  /// The coordinator of the context or its ancestors.
  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

  func entity(named name: String) -> NSEntityDescription {
    if let entity = model?.entitiesByName[name] { return entity }
    Device.current.findings.report(
      .coreData,
      "The model has no entity \(name): name one of \(entityNames), or add it to the model.")
    return NSEntityDescription(unknown: name)
  }

  func entity(ofClass name: String) -> NSEntityDescription {
    model?.entities.first { $0.plainClassName == name } ?? entity(named: name)
  }

  private var entityNames: String {
    (model?.entities ?? []).compactMap(\.name).sorted().joined(separator: ", ")
  }

  // MARK: Objects

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    objects[ObjectIdentifier(object.objectID)] = object
    insertedObjects.insert(object)
    object.awakeFromInsert()
    didChange(object)
  }

  /// Deletes an object at the next save; its relationships follow the model's rules.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    for relationship in object.entity.relationships {
      let others = object.ids(relationship.name).compactMap { existing($0) }
      for other in others where relationship.deleteRule == .cascadeDeleteRule { delete(other) }
      guard let inverse = relationship.inverseRelationship?.name,
        [.nullifyDeleteRule, .cascadeDeleteRule].contains(relationship.deleteRule)
      else { continue }
      for other in others where !other.isDeleted {
        other.replace(inverse, other.ids(inverse).filter { $0 !== object.objectID })
      }
    }
    if insertedObjects.remove(object) != nil {
      forget(object)
    } else {
      deletedObjects.insert(object)
    }
    didChange(object)
  }

  /// Returns the object of an identity, whether or not it exists.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let found = existing(objectID) { return found }
    let object = NSEntityDescription.rehearsalObject(entity: objectID.entity, insertInto: nil)
    object.objectID = objectID
    return object
  }

  /// Returns the object of an identity.
  ///
  /// - Throws: `NSManagedObjectReferentialIntegrityError` where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = existing(objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// Returns the object of an identity that the context has read; nil otherwise.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[ObjectIdentifier(objectID)]
  }

  /// Makes the identities of new objects permanent.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[ObjectIdentifier(id)] { return object.isDeleted ? nil : object }
    guard let row = storedValues(id) else { return nil }
    let object = NSEntityDescription.rehearsalObject(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.values = row
    object.managedObjectContext = self
    objects[ObjectIdentifier(id)] = object
    object.awakeFromFetch()
    return object
  }

  /// The values of an object in the parent or the store.
  func storedValues(_ id: NSManagedObjectID) -> [String: ManagedValue]? {
    guard let parent else { return coordinator?.values(id) }
    return parent.existing(id)?.values
  }

  private func forget(_ object: NSManagedObject) {
    objects[ObjectIdentifier(object.objectID)] = nil
    object.managedObjectContext = nil
    object.isInserted = false
    object.isUpdated = false
    object.changed = []
  }

  // MARK: Changes

  func didChange(_ object: NSManagedObject) {
    if pending.isEmpty {
      Ported.async { [weak self] in self?.processPendingChanges() }
    }
    pending.insert(object)
  }

  /// Tells the observers of changes since the last time.
  open func processPendingChanges() {
    guard !pending.isEmpty else { return }
    let (changed, new) = (pending, takenOver)
    (pending, takenOver) = ([], [])
    post(.NSManagedObjectContextObjectsDidChange, changed, new: new)
  }

  private func post(
    _ name: Notification.Name, _ changed: Set<NSManagedObject>, new: Set<NSManagedObject> = []
  ) {
    let deleted = changed.filter(\.isDeleted)
    let inserted = changed.filter { ($0.isInserted || new.contains($0)) && !$0.isDeleted }
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [
        NSInsertedObjectsKey: inserted, NSDeletedObjectsKey: deleted,
        NSUpdatedObjectsKey: changed.subtracting(deleted).subtracting(inserted),
      ])
  }

  /// Undoes all changes since the last save.
  open func rollback() {
    for object in insertedObjects { forget(object) }
    insertedObjects = []
    deletedObjects = []
    for object in objects.values where object.hasChanges { restore(object) }
  }

  /// Forgets all objects and changes.
  open func reset() {
    for object in objects.values { forget(object) }
    insertedObjects = []
    deletedObjects = []
    (pending, takenOver) = ([], [])
  }

  /// Reads an object's values again; with `mergeChanges` its own changes are kept.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    guard !object.isInserted else { return }
    if !mergeChanges { return restore(object) }
    guard let stored = storedValues(object.objectID) else { return }
    for (key, value) in stored where !object.changed.contains(key) { object.values[key] = value }
    for key in object.values.keys where stored[key] == nil && !object.changed.contains(key) {
      object.values[key] = nil
    }
  }

  /// Reads the values of all objects again; their own changes are kept.
  open func refreshAllObjects() {
    for object in objects.values { refresh(object, mergeChanges: true) }
  }

  private func restore(_ object: NSManagedObject) {
    object.isDeleted = false
    object.isUpdated = false
    object.changed = []
    object.values = storedValues(object.objectID) ?? object.values
  }

  // MARK: Saving

  /// Saves the changes to the parent, or to the store.
  ///
  /// - Throws: An error of validation; then nothing is saved.
  open func save() throws {
    processPendingChanges()
    let deleted = Self.sorted(deletedObjects)
    for object in Self.sorted(insertedObjects) + Self.sorted(updatedObjects) + deleted {
      object.willSave()
    }
    let (inserted, updated) = (Self.sorted(insertedObjects), Self.sorted(updatedObjects))
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    try write(inserted + updated, deleted)
    let all = Set(inserted + updated + deleted)
    let notification = Notification(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
        NSDeletedObjectsKey: Set(deleted),
      ])
    insertedObjects = []
    deletedObjects = []
    for object in all { object.wasSaved() }
    for object in deleted { forget(object) }
    (pending, takenOver) = ([], [])
    if parent == nil { OpenContexts.current.merge(notification, savedBy: self) }
    NotificationCenter.default.post(notification)
    postIdentities(notification)
  }

  private static func sorted(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  private func write(_ kept: [NSManagedObject], _ deleted: [NSManagedObject]) throws {
    if let parent {
      for object in kept { parent.receive(object) }
      for object in deleted { parent.existing(object.objectID).map(parent.delete) }
    } else if let coordinator {
      for object in kept { coordinator.store(object.objectID, object.values) }
      for object in deleted { coordinator.remove(object.objectID) }
    } else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_030,
        userInfo: [NSLocalizedDescriptionKey: "The context has no store."])
    }
  }

  /// Takes an object of a child context over.
  private func receive(_ object: NSManagedObject) {
    if let own = existing(object.objectID) {
      own.values = object.values
      own.changed.formUnion(object.changed)
      if !own.isInserted { own.isUpdated = true }
      return didChange(own)
    }
    let id = object.objectID
    let own = NSEntityDescription.rehearsalObject(entity: id.entity, insertInto: nil)
    own.objectID = id
    own.values = object.values
    own.managedObjectContext = self
    own.isInserted = true
    objects[ObjectIdentifier(id)] = own
    insertedObjects.insert(own)
    didChange(own)
  }

  /// Takes over changes that a request made in the store, by their keys, in contexts.
  ///
  /// `changeNotificationData` has identities or objects, as the result of a batch request gives them.
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      let values = changeNotificationData[key] ?? changeNotificationData["\(key)_objectIDs"]
      if let ids = values as? [NSManagedObjectID] { return ids }
      if let ids = values as? Set<NSManagedObjectID> {
        return ids.sorted { $0.number < $1.number }
      }
      return sorted(values as? Set<NSManagedObject> ?? []).map(\.objectID)
    }
    let (inserted, updated) = (ids(NSInsertedObjectsKey), ids(NSUpdatedObjectsKey))
    let deleted = ids(NSDeletedObjectsKey)
    for context in contexts {
      context.takeOver(inserted: inserted, updated: updated, deleted: deleted)
    }
  }

  /// Takes over what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
  }

  private func takeOver(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    let isNew = Set(inserted.filter { objects[ObjectIdentifier($0)] == nil })
    for id in inserted + updated {
      guard let own = existing(id) else { continue }
      if isNew.contains(id) { takenOver.insert(own) }
      refresh(own, mergeChanges: true)
      didChange(own)
    }
    for id in deleted {
      guard let own = objects[ObjectIdentifier(id)] else { continue }
      own.isDeleted = true
      didChange(own)
      objects[ObjectIdentifier(id)] = nil
    }
  }

  // MARK: Queues

  /// Runs a closure when the current work is done.
  open func perform(_ block: @escaping () -> Void) { Ported.async { block() } }

  /// Runs a closure when the current work is done; returns its result.
  open func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
  ) async rethrows -> Value { try block() }

  /// Runs a closure at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Runs a closure at once; returns its result.
  open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }

  /// The time at which a closure runs.
  public enum ScheduledTaskType: Sendable {
    /// At once, or after the work that is waiting.
    case immediate, enqueued
  }
}

extension NSManagedObject {
  fileprivate func wasSaved() {
    objectID.isTemporaryID = false
    isInserted = false
    isUpdated = false
    changed = []
    didSave()
  }
}
