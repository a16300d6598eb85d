// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
import HeadlessFoundation

public typealias RemoteConfigFetchCompletion = (RemoteConfigFetchStatus, (any Error)?) -> Void
public typealias RemoteConfigFetchAndActivateCompletion = (
  RemoteConfigFetchAndActivateStatus, (any Error)?
) -> Void

/// The values of the project, which a request fetches and the device's storage keeps.
///
/// ``RemoteConfigService`` answers `POST /v1/projects/PROJECT/namespaces/firebase:fetch`.
open class RemoteConfig: NSObject {
  private final class Registry {
    var all: [String: RemoteConfig] = [:]
  }

  open class func remoteConfig() -> RemoteConfig { named("", FirebaseApp.app()) }
  open class func remoteConfig(app: FirebaseApp) -> RemoteConfig { named(app.name, app) }

  private static func named(_ name: String, _ app: FirebaseApp?) -> RemoteConfig {
    let registry = Device.current.attached(Registry.self) { Registry() }
    if let config = registry.all[name] { return config }
    let config = RemoteConfig(app)
    registry.all[name] = config
    return config
  }

  open private(set) var lastFetchStatus = RemoteConfigFetchStatus.noFetchYet
  open var lastFetchTime: Date? { record.fetchDate }
  open var configSettings = RemoteConfigSettings()
  private var defaults: [String: Data] = [:]
  private var record: ConfigRecord {
    didSet { record.store() }
  }
  private let project: String

  private init(_ app: FirebaseApp?) {
    project = app?.options.projectID ?? FirebaseBackend.project
    record = .stored
    super.init()
    _ = FirebaseBackend.current.service(RemoteConfigService.self)
  }

  open func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {
    Ported.async { completionHandler(nil) }
  }

  open func ensureInitialized() async throws {}

  // MARK: Fetching

  open func fetch(completionHandler: RemoteConfigFetchCompletion? = nil) {
    fetch(
      withExpirationDuration: configSettings.minimumFetchInterval,
      completionHandler: completionHandler)
  }

  /// Fetches the values, unless those that are there are not older than a duration.
  open func fetch(
    withExpirationDuration expirationDuration: TimeInterval,
    completionHandler: RemoteConfigFetchCompletion? = nil
  ) {
    if let date = record.fetchDate, Device.current.date.timeIntervalSince(date) < expirationDuration
    {
      lastFetchStatus = .success
      return Ported.async { completionHandler?(.success, nil) }
    }
    let request = HTTPRequest(
      "POST", "/v1/projects/\(project)/namespaces/firebase:fetch",
      object: ["appId": FirebaseApp.app()?.options.googleAppID ?? ""])
    Device.current.network.send(request) { [self] answer in
      let error = take(answer)
      lastFetchStatus = error == nil ? .success : .failure
      completionHandler?(lastFetchStatus, error)
    }
  }

  private func take(_ answer: Result<HTTPResponse, NetworkError>) -> NSError? {
    switch answer {
    case .success(let response) where response.isSuccess:
      guard
        let object = try? JSONSerialization.jsonObject(with: response.body) as? FirebaseJSON
      else { return RemoteConfigError.internalError.nsError("The fetched values are not JSON.") }
      record.take(object, at: Device.current.date)
      return nil
    case .success(let response):
      return RemoteConfigError.internalError.nsError("Fetch failed: HTTP \(response.status).")
    case .failure(let error): return RemoteConfigError.internalError.nsError(error.description)
    }
  }

  @discardableResult
  open func fetch() async throws -> RemoteConfigFetchStatus {
    try await fetch(withExpirationDuration: configSettings.minimumFetchInterval)
  }

  @discardableResult
  open func fetch(
    withExpirationDuration expirationDuration: TimeInterval
  ) async throws -> RemoteConfigFetchStatus {
    try await withCheckedThrowingContinuation { continuation in
      fetch(withExpirationDuration: expirationDuration) { status, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: status)
        }
      }
    }
  }

  open func fetchAndActivate(completionHandler: RemoteConfigFetchAndActivateCompletion? = nil) {
    fetch { [self] _, error in
      if let error { completionHandler?(.error, error); return }
      let isNew = record.activate()
      Ported.async {
        completionHandler?(isNew ? .successFetchedFromRemote : .successUsingPreFetchedData, nil)
      }
    }
  }

  @discardableResult
  open func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
    try await fetch()
    return record.activate() ? .successFetchedFromRemote : .successUsingPreFetchedData
  }

  open func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
    let isNew = record.activate()
    Ported.async { completion?(isNew, nil) }
  }

  @discardableResult
  open func activate() async throws -> Bool { record.activate() }

  /// Keeps the listener without calling it: no server pushes values here.
  open func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration { ConfigUpdateListenerRegistration(listener) }

  // MARK: Values

  open subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

  open func configValue(forKey key: String?) -> RemoteConfigValue {
    guard let key else { return RemoteConfigValue(Data(), .static) }
    if let text = record.active[key] { return RemoteConfigValue(Data(text.utf8), .remote) }
    return defaultValue(forKey: key) ?? RemoteConfigValue(Data(), .static)
  }

  open func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
    let value = configValue(forKey: key)
    if value.source == source { return value }
    guard source == .default, let value = defaultValue(forKey: key) else {
      return RemoteConfigValue(Data(), .static)
    }
    return value
  }

  open func allKeys(from source: RemoteConfigSource) -> [String] {
    switch source {
    case .remote: record.active.keys.sorted()
    case .default: defaults.keys.sorted()
    case .static: []
    }
  }

  open func keys(withPrefix prefix: String?) -> Set<String> {
    Set(record.active.keys.filter { $0.hasPrefix(prefix ?? "") })
  }

  // MARK: Defaults

  open func setDefaults(_ defaults: [String: Any]?) {
    self.defaults = (defaults ?? [:]).mapValues(RemoteConfigValue.bytes)
  }

  open func setDefaults(fromPlist fileName: String?) {
    guard let path = Ported.bundle.path(forResource: fileName, ofType: "plist"),
      let bytes = FileManager.default.contents(atPath: path),
      let values = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    else { return }
    setDefaults(values as? [String: Any])
  }

  open func setDefaults<Value: Encodable>(from value: Value) throws {
    setDefaults(try JSONEncoder().encode(value).object)
  }

  open func defaultValue(forKey key: String?) -> RemoteConfigValue? {
    key.flatMap { defaults[$0] }.map { RemoteConfigValue($0, .default) }
  }
}
