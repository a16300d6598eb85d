public import Foundation
internal import HeadlessFoundation

/// The description of a store.
public final class NSPersistentStoreDescription: NSObject {
  /// The kind of the store.
  public var type = NSSQLiteStoreType
  /// The file that the store has on a phone.
  public var url: URL?
  /// The name of the model's configuration; the store has the whole model all the same.
  public var configuration: String?
  /// Whether the store is added later; stored, since it is added at once.
  public var shouldAddStoreAsynchronously = false
  /// Whether old stores are migrated; stored, since the model is always the current one.
  public var shouldMigrateStoreAutomatically = true
  /// Whether a mapping is inferred; stored, since the model is always the current one.
  public var shouldInferMappingModelAutomatically = true
  /// Whether the store cannot be changed; stored, without effect.
  public var isReadOnly = false
  /// The options that were set.
  public private(set) var options: [String: NSObject] = [:]

  /// The kind and the file of the store, for logs.
  nonisolated public override var description: String {
    MainActor.assumeIsolated {
      "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "none"))"
    }
  }

  /// Creates a description without a file.
  public override init() { super.init() }

  /// Creates a description with a file.
  public init(url: URL) { self.url = url }

  /// Sets an option, without effect.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model with its store and contexts.
open class NSPersistentContainer {
  /// The name of the model.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for screens.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The descriptions of the stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the app's model of its name.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: .named(name))
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder of stores on a phone.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
  }

  /// Adds the stores, and calls a closure for each before it returns.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: description.configuration,
          at: description.url)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// Returns a context for work in the background, which runs on the main actor here.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a context of its own when the current work is done.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    Ported.async { block(context) }
  }

  /// Runs a closure with a context of its own; returns its result.
  open func performBackgroundTask<Value>(
    _ block: @escaping (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value { try block(newBackgroundContext()) }
}

/// A container that also syncs on Apple's systems; here it does not.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
