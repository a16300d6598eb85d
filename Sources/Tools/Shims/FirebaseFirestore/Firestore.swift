// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
import FirebaseBackend
public import Foundation
import HeadlessDevice

/// A database of an app's project, whose requests ``FirestoreService`` or a script's stubs answer.
///
/// A write is visible at once, and its completion is called when the service has answered; without a connection
/// it waits. Reads then come from what was loaded. An answer with an error always ends in that error.
/// The cache and the writes that wait belong to the app's process.
public final class Firestore: NSObject {
  private final class Registry {
    var databases: [String: Firestore] = [:]
  }

  private static let defaultDatabase = "(default)"
  private static var registry: Registry {
    Device.current.attached(Registry.self) { Registry() }
  }

  private let optionalApp: FirebaseApp?
  private let key: String
  let client: FirestoreClient
  private(set) var isTerminated = false
  public var settings = FirestoreSettings()

  private init(_ app: FirebaseApp?, _ database: String, _ key: String) {
    optionalApp = app
    self.key = key
    client = FirestoreClient(
      project: app?.options.projectID ?? FirebaseBackend.project, database: database)
    super.init()
  }

  public class func firestore() -> Firestore { firestore(database: defaultDatabase) }

  public class func firestore(database: String) -> Firestore {
    let app = FirebaseApp.app()
    if app == nil {
      report(
        "Firestore is used before the default app is configured. Firebase ends the app with an "
          + "exception. Call FirebaseApp.configure() first.")
    }
    return shared(app, database)
  }

  public class func firestore(app: FirebaseApp) -> Firestore { shared(app, defaultDatabase) }

  public class func firestore(app: FirebaseApp, database: String) -> Firestore {
    shared(app, database)
  }

  private static func shared(_ app: FirebaseApp?, _ database: String) -> Firestore {
    let key = "\(app?.name ?? "")|\(database)"
    if let known = registry.databases[key] { return known }
    let firestore = Firestore(app, database, key)
    registry.databases[key] = firestore
    return firestore
  }

  public var app: FirebaseApp {
    guard let app = optionalApp ?? FirebaseApp.app() else {
      preconditionFailure("Firestore has no app. Call FirebaseApp.configure() first.")
    }
    return app
  }

  // MARK: Collections and documents

  public func collection(_ collectionPath: String) -> CollectionReference {
    Self.check(collectionPath, isDocument: false)
    return CollectionReference(Path.joined("", collectionPath), self)
  }

  public func document(_ documentPath: String) -> DocumentReference {
    Self.check(documentPath, isDocument: true)
    return DocumentReference(Path.joined("", documentPath), self)
  }

  public func collectionGroup(_ collectionID: String) -> Query {
    var plan = QueryPlan(root: client.root, parent: "", collectionID: collectionID)
    plan.isGroup = true
    return Query(plan, self)
  }

  // MARK: Writes

  public func batch() -> WriteBatch { WriteBatch(self) }

  public func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {
    client.waitForWrites { completion(nil) }
  }

  public func waitForPendingWrites() async throws {
    try await awaiting { waitForPendingWrites(completion: $0) }
  }

  // MARK: Network and cache

  public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {
    setUsesNetwork(true, completion)
  }

  public func enableNetwork() async throws {
    try await awaiting { enableNetwork(completion: $0) }
  }

  public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {
    setUsesNetwork(false, completion)
  }

  public func disableNetwork() async throws {
    try await awaiting { disableNetwork(completion: $0) }
  }

  private func setUsesNetwork(_ uses: Bool, _ completion: (((any Error)?) -> Void)?) {
    client.enqueue { [self] in
      client.setUsesNetwork(uses)
      completion?(nil)
    }
  }

  /// Forgets the cache; Firebase refuses it while the database is in use.
  public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
    client.enqueue { [self] in
      client.clear()
      completion?(nil)
    }
  }

  public func clearPersistence() async throws {
    try await awaiting { clearPersistence(completion: $0) }
  }

  public func terminate(completion: (((any Error)?) -> Void)? = nil) {
    isTerminated = true
    if Self.registry.databases[key] === self { Self.registry.databases[key] = nil }
    client.enqueue { [self] in
      client.endListeners()
      completion?(nil)
    }
  }

  public func terminate() async throws {
    try await awaiting { terminate(completion: $0) }
  }

  public func addSnapshotsInSyncListener(
    _ listener: @escaping () -> Void
  ) -> any ListenerRegistration {
    let sync = SyncListener(listener)
    client.add(sync)
    return Registration { [client] in client.remove(sync) }
  }

  /// Does nothing: the service in memory answers in any case.
  public func useEmulator(withHost host: String, port: Int) {
    settings.host = "\(host):\(port)"
  }

  /// Does nothing.
  public class func enableLogging(_ logging: Bool) {}
}
