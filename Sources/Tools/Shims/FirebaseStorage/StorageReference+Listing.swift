// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice
import HeadlessFoundation

extension StorageReference {
  // MARK: Metadata

  public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
    loadMetadata { $0.tell(completion) }
  }

  public func getMetadata(completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
    loadMetadata(completion)
  }

  public func getMetadata() async throws -> StorageMetadata { try await waiting(loadMetadata) }

  private func loadMetadata(_ completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
    send(HTTPRequest("GET", address), completion) { self.metadata($0.object) }
  }

  public func updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) { change(metadata) { $0.tell(completion) } }

  public func updateMetadata(
    _ metadata: StorageMetadata, completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) { change(metadata, completion) }

  @discardableResult
  public func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata {
    try await waiting { change(metadata, $0) }
  }

  private func change(
    _ metadata: StorageMetadata,
    _ completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) {
    let request = HTTPRequest("PATCH", address, object: metadata.changes)
    send(request, completion) { self.metadata($0.object) }
  }

  // MARK: Deletion

  public func delete(completion: (((any Error)?) -> Void)?) {
    remove { result in
      if case .failure(let error) = result { completion?(error) } else { completion?(nil) }
    }
  }

  public func delete() async throws { try await waiting(remove) }

  private func remove(_ completion: @escaping (Result<Void, any Error>) -> Void) {
    send(HTTPRequest("DELETE", address), completion) { _ in }
  }

  // MARK: Lists

  public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
    loadAll { $0.tell(completion) }
  }

  public func listAll(completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
    loadAll(completion)
  }

  public func listAll() async throws -> StorageListResult { try await waiting { loadAll($0) } }

  private func loadAll(
    after earlier: StorageListResult? = nil,
    _ completion: @escaping (Result<StorageListResult, any Error>) -> Void
  ) {
    load(maxResults: nil, earlier?.pageToken) { [self] result in
      guard case .success(let page) = result else { return completion(result) }
      let sum = StorageListResult(
        (earlier?.prefixes ?? []) + page.prefixes, (earlier?.items ?? []) + page.items,
        pageToken: page.pageToken)
      if page.pageToken == nil {
        completion(.success(sum))
      } else {
        loadAll(after: sum, completion)
      }
    }
  }

  public func list(
    maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void
  ) { load(maxResults: maxResults, nil) { $0.tell(completion) } }

  public func list(
    maxResults: Int64, completion: @escaping (Result<StorageListResult, any Error>) -> Void
  ) { load(maxResults: maxResults, nil, completion) }

  public func list(
    maxResults: Int64, pageToken: String,
    completion: @escaping (StorageListResult?, (any Error)?) -> Void
  ) { load(maxResults: maxResults, pageToken) { $0.tell(completion) } }

  public func list(
    maxResults: Int64, pageToken: String,
    completion: @escaping (Result<StorageListResult, any Error>) -> Void
  ) { load(maxResults: maxResults, pageToken, completion) }

  public func list(maxResults: Int64) async throws -> StorageListResult {
    try await waiting { load(maxResults: maxResults, nil, $0) }
  }

  public func list(maxResults: Int64, pageToken: String) async throws -> StorageListResult {
    try await waiting { load(maxResults: maxResults, pageToken, $0) }
  }

  private func load(
    maxResults: Int64?, _ pageToken: String?,
    _ completion: @escaping (Result<StorageListResult, any Error>) -> Void
  ) {
    guard 1...1000 ~= maxResults ?? 1000 else {
      let message = "Argument 'maxResults' must be between 1 and 1000 inclusive."
      return Ported.async { completion(.failure(StorageError.invalidArgument(message: message))) }
    }
    let prefix = fullPath.isEmpty ? "" : fullPath + "/"
    var path = "/v0/b/\(bucket)/o?prefix=\(StorageAddress.encoded(prefix))&delimiter=%2F"
    if let maxResults { path += "&maxResults=\(maxResults)" }
    if let pageToken { path += "&pageToken=\(StorageAddress.encoded(pageToken))" }
    send(HTTPRequest("GET", path), completion) { self.list($0.object) }
  }

  private func list(_ object: FirebaseJSON) -> StorageListResult {
    let prefixes = object["prefixes"] as? [String] ?? []
    let items = object["items"] as? [FirebaseJSON] ?? []
    return StorageListResult(
      prefixes.map { StorageReference(storage, bucket, $0) },
      items.compactMap { $0["name"] as? String }.map { StorageReference(storage, bucket, $0) },
      pageToken: object["nextPageToken"] as? String)
  }
}
