// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A place for a file in a bucket.
open class StorageReference: NSObject {
  public let storage: Storage
  nonisolated public let bucket: String
  nonisolated public let fullPath: String

  init(_ storage: Storage, _ bucket: String, _ path: String) {
    self.storage = storage
    self.bucket = bucket
    fullPath = path.split(separator: "/").joined(separator: "/")
    super.init()
  }

  open var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }

  open func root() -> StorageReference { StorageReference(storage, bucket, "") }

  open func parent() -> StorageReference? {
    guard !fullPath.isEmpty else { return nil }
    let keys = fullPath.split(separator: "/").dropLast()
    return StorageReference(storage, bucket, keys.joined(separator: "/"))
  }

  open func child(_ path: String) -> StorageReference {
    StorageReference(storage, bucket, fullPath + "/" + path)
  }

  // MARK: Equality

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? StorageReference
    return other?.bucket == bucket && other?.fullPath == fullPath
  }
  nonisolated open override var hash: Int { fullPath.hashValue }
  nonisolated open override var description: String { "gs://\(bucket)/\(fullPath)" }

  // MARK: Requests

  /// The path of requests for the file.
  var address: String { "/v0/b/\(bucket)/o/\(StorageAddress.encoded(fullPath))" }

  static func installService() { _ = FirebaseBackend.current.service(StorageService.self) }

  /// Sends a request about the file; the completion is called when the work under way is done.
  func send<Value>(
    _ request: HTTPRequest, _ completion: @escaping (Result<Value, any Error>) -> Void,
    read: @escaping (HTTPResponse) throws -> Value
  ) {
    // The operation lives by its request and by the clock's work.
    _ = StorageOperation(request, self, limit: storage.maxOperationRetryTime) { result in
      let value = Result { try read(result.get()) }
      Ported.async { completion(value) }
    }
  }

  func metadata(_ values: FirebaseJSON) -> StorageMetadata {
    let metadata = StorageMetadata(dictionary: values)
    if metadata.path == nil { (metadata.path, metadata.name) = (fullPath, name) }
    if metadata.bucket.isEmpty { metadata.bucket = bucket }
    metadata.storageReference = self
    return metadata
  }

  /// Waits for a result.
  func waiting<Value: Sendable>(
    _ start: (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      start { continuation.resume(with: $0) }
    }
  }
}

extension Result where Failure == any Error {
  /// Calls a completion that has the value and the error side by side.
  func tell(_ completion: ((Success?, (any Error)?) -> Void)?) {
    switch self {
    case .success(let value): completion?(value, nil)
    case .failure(let error): completion?(nil, error)
    }
  }
}
