// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

public typealias DatabaseHandle = UInt

nonisolated public enum DataEventType: Int, Sendable {
  case childAdded, childRemoved, childChanged, childMoved, value
}

/// The entry to the database; the databases of all addresses are one tree here.
open class Database: NSObject {
  private final class Registry {
    var databases: [String: Database] = [:]
  }

  public let app: FirebaseApp?
  let address: String

  private init(_ app: FirebaseApp?, _ address: String) {
    self.app = app
    self.address = address
    super.init()
  }

  open class func database() -> Database { shared(FirebaseApp.app(), nil) }
  open class func database(url: String) -> Database { shared(FirebaseApp.app(), url) }
  open class func database(app: FirebaseApp) -> Database { shared(app, nil) }
  open class func database(app: FirebaseApp, url: String) -> Database { shared(app, url) }

  private class func shared(_ app: FirebaseApp?, _ url: String?) -> Database {
    if app == nil {
      Device.current.findings.report(
        Finding.Kind(rawValue: "firebase"),
        "The database is used before `FirebaseApp.configure()`; Firebase ends the app with an exception. Call "
          + "`configure()` first.")
    }
    let address = base(of: url ?? app?.options.databaseURL ?? "")
    let registry = Device.current.attached(Registry.self) { Registry() }
    let key = (app?.name ?? "") + " " + address
    if let database = registry.databases[key] { return database }
    let database = Database(app, address)
    registry.databases[key] = database
    return database
  }

  /// The scheme and the host of an address.
  private class func base(of url: String) -> String {
    let parts = URLComponents(string: url)
    guard let scheme = parts?.scheme, let host = parts?.host else {
      return "https://rehearsal-default-rtdb.firebaseio.com"
    }
    return "\(scheme)://\(host)" + (parts?.port.map { ":\($0)" } ?? "")
  }

  open func reference() -> DatabaseReference { DatabaseReference(NodePath(), self) }

  open func reference(withPath path: String) -> DatabaseReference {
    DatabaseReference(NodePath(path), self)
  }

  open func reference(fromURL databaseUrl: String) -> DatabaseReference {
    let path = URLComponents(string: databaseUrl)?.path ?? ""
    return DatabaseReference(NodePath(path), self)
  }

  // MARK: Settings

  /// Whether data and writes are kept for the next launch.
  open var isPersistenceEnabled: Bool {
    get { DatabaseClient.current.keepsData }
    set { DatabaseClient.current.keepsData = newValue }
  }

  open var persistenceCacheSizeBytes: UInt = 10 * 1024 * 1024
  /// The queue of callbacks, all of which run on the main actor.
  open var callbackQueue = HeadlessFoundation.DispatchQueue.main

  open func goOffline() { DatabaseClient.current.setWanted(false) }
  open func goOnline() { DatabaseClient.current.setWanted(true) }
  open func purgeOutstandingWrites() { DatabaseClient.current.purgeWrites() }

  /// Does nothing: requests are answered by stubs or in memory.
  open func useEmulator(withHost host: String, port: Int) {}
  open class func setLoggingEnabled(_ enabled: Bool) {}
  open class func sdkVersion() -> String { "11.0.0" }
}

/// The values that the server fills in when it takes a write.
nonisolated open class ServerValue: NSObject {
  open class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
  open class func increment(_ delta: NSNumber) -> [AnyHashable: Any] {
    [".sv": ["increment": delta]]
  }
}
