public import Foundation

/// A store of objects.
public final class NSPersistentStore {
  /// The kind of the store.
  public let type: String
  /// The file that the store has on a phone; nil for one in memory.
  public let url: URL?
  /// The name of the model's configuration; that of the whole model is Core Data's.
  public let configurationName: String

  let rows: ManagedRows

  init(type: String, url: URL?, configuration: String?) {
    self.type = type
    self.url = url
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    let isKept = type != NSInMemoryStoreType && url?.path != "/dev/null"
    let file = url ?? URL(fileURLWithPath: "/")
    rows = isKept ? ManagedStores.current.rows(of: file) : ManagedRows()
  }
}

/// The stores of a model.
public final class NSPersistentStoreCoordinator {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores; the first is used.
  public private(set) var persistentStores: [NSPersistentStore] = []

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    for entity in model.entities { LoadedEntities.current.add(entity) }
  }

  /// Adds a store.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL, configuration: configuration)
    store.note(managedObjectModel)
    persistentStores.append(store)
    return store
  }

  /// Returns the file of a store; that of a store in memory is the null device.
  public func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Removes a store; its objects are kept.
  public func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Removes the objects of a store.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { ManagedStores.current.remove(url) }

  /// Returns the identity of the saved object that a URL names; nil if there is none.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let number = Int(url.lastPathComponent.dropFirst()) else { return nil }
    let saved = persistentStores.lazy.flatMap { $0.rows.ids.values }
    return saved.first { $0.number == number && $0.uriRepresentation() == url }
  }

  /// Performs a request on the stores; deletions are known.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }

  func values(_ id: NSManagedObjectID) -> [String: ManagedValue]? {
    persistentStores.lazy.compactMap { $0.rows[id] }.first
  }

  func store(_ id: NSManagedObjectID, _ values: [String: ManagedValue]) {
    persistentStores.first?.rows[id] = values
  }

  func remove(_ id: NSManagedObjectID) {
    for store in persistentStores { store.rows[id] = nil }
  }

  /// The identities of all saved objects, in the order of their creation.
  var ids: [NSManagedObjectID] {
    persistentStores.flatMap { $0.rows.ids.values }.sorted { $0.number < $1.number }
  }
}
