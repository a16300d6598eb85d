// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// The entry to the files of a bucket.
open class Storage: NSObject {
  private final class Registry {
    var storages: [String: Storage] = [:]
  }

  public let app: FirebaseApp?
  let bucket: String

  open var maxUploadRetryTime: TimeInterval = 600
  open var maxDownloadRetryTime: TimeInterval = 600
  open var maxOperationRetryTime: TimeInterval = 120
  open var uploadChunkSizeBytes = Int64.max
  /// The queue of callbacks, all of which run on the main actor.
  open var callbackQueue = HeadlessFoundation.DispatchQueue.main

  private init(_ app: FirebaseApp?, _ bucket: String) {
    self.app = app
    self.bucket = bucket
    super.init()
  }

  open class func storage() -> Storage { shared(FirebaseApp.app(), nil) }
  open class func storage(url: String) -> Storage { shared(FirebaseApp.app(), url) }
  open class func storage(app: FirebaseApp) -> Storage { shared(app, nil) }
  open class func storage(app: FirebaseApp, url: String) -> Storage { shared(app, url) }

  private class func shared(_ app: FirebaseApp?, _ url: String?) -> Storage {
    if app == nil {
      report("The storage is used before `FirebaseApp.configure()`. Call `configure()` first")
    }
    StorageReference.installService()
    let own = app?.options.storageBucket.flatMap { $0.isEmpty ? nil : $0 }
    let bucket = url.flatMap { StoragePlace($0) }?.bucket ?? own ?? "rehearsal.appspot.com"
    let registry = Device.current.attached(Registry.self) { Registry() }
    let key = "\(app?.name ?? "") \(bucket)"
    if let storage = registry.storages[key] { return storage }
    let storage = Storage(app, bucket)
    registry.storages[key] = storage
    return storage
  }

  // MARK: References

  open func reference() -> StorageReference { StorageReference(self, bucket, "") }

  open func reference(withPath path: String) -> StorageReference { reference().child(path) }

  open func reference(forURL url: String) -> StorageReference {
    guard let place = StoragePlace(url) else {
      Self.report("\(url) is no address of a file: it begins with neither gs:// nor https://")
      return reference()
    }
    return StorageReference(self, place.bucket, place.path)
  }

  open func reference(for url: URL) throws -> StorageReference {
    guard let place = StoragePlace(url.absoluteString) else {
      throw StorageError.pathError(message: "\(url) is no address of a file")
    }
    guard place.bucket == bucket else {
      throw StorageError.bucketMismatch(
        message: "The bucket \(place.bucket) is not that of the storage, \(bucket)")
    }
    return StorageReference(self, place.bucket, place.path)
  }

  /// Does nothing: requests are answered by stubs or in memory.
  open func useEmulator(withHost host: String, port: Int) {}

  private class func report(_ message: String) {
    Device.current.findings.report(
      Finding.Kind(rawValue: "firebase"), message + "; Firebase ends the app with an exception.")
  }
}

/// The bucket and the path of an address.
nonisolated struct StoragePlace {
  let bucket: String
  let path: String

  /// Reads `gs://bucket/path` and `https://host/v0/b/bucket/o/path`; nil for another text.
  init?(_ address: String) {
    if address.hasPrefix("gs://") {
      let parts = address.dropFirst(5).split(separator: "/", maxSplits: 1).map(String.init)
      guard let bucket = parts.first else { return nil }
      (self.bucket, path) = (bucket, parts.count > 1 ? parts[1] : "")
    } else {
      guard let parts = URLComponents(string: address), parts.scheme?.hasPrefix("http") == true,
        let place = StorageAddress(parts.percentEncodedPath)
      else { return nil }
      (bucket, path) = (place.bucket, place.name.removingPercentEncoding ?? place.name)
    }
  }
}

/// The parts of the path of a request: `/v0/b/BUCKET/o/NAME?parameters`.
nonisolated struct StorageAddress {
  let bucket: String
  /// The name as it is in the path; empty for the bucket itself.
  let name: String
  private(set) var parameters: [String: String] = [:]

  init?(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1).map(String.init)
    let parts = (halves.first ?? "").split(separator: "/", maxSplits: 4).map(String.init)
    guard parts.count >= 4, parts[0] == "v0", parts[1] == "b", parts[3] == "o" else { return nil }
    bucket = parts[2]
    name = parts.count > 4 ? parts[4] : ""
    for parameter in halves.dropFirst().first?.split(separator: "&") ?? [] {
      let pair = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      parameters[pair[0]] = pair.count > 1 ? pair[1].removingPercentEncoding ?? pair[1] : ""
    }
  }

  /// Returns a name as a path and its parameters contain it.
  static func encoded(_ name: String) -> String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
  }
}
