// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice
import HeadlessFoundation

extension StorageReference {
  // MARK: Downloads

  @discardableResult
  public func getData(
    maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask { download(maxSize) { $0.tell(completion) } }

  @discardableResult
  public func getData(
    maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void
  ) -> StorageDownloadTask { download(maxSize, completion) }

  public func data(maxSize: Int64) async throws -> Data {
    try await waiting { _ = download(maxSize, $0) }
  }

  @discardableResult
  public func write(toFile fileURL: URL) -> StorageDownloadTask { download(fileURL, nil) }

  @discardableResult
  public func write(
    toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)?
  ) -> StorageDownloadTask { download(fileURL) { $0.tell(completion) } }

  @discardableResult
  public func write(
    toFile fileURL: URL, completion: @escaping (Result<URL, any Error>) -> Void
  ) -> StorageDownloadTask { download(fileURL, completion) }

  public func writeAsync(
    toFile fileURL: URL, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> URL {
    try await waiting { completion in watch(download(fileURL, completion), onProgress) }
  }

  private func download(
    _ limit: Int64, _ completion: @escaping (Result<Data, any Error>) -> Void
  ) -> StorageDownloadTask {
    let task = StorageDownloadTask(self, mediaRequest, maximum: limit)
    task.whenEnded { [unowned task] in
      completion(task.error.map { .failure($0) } ?? .success(task.body))
    }
    task.enqueue()
    return task
  }

  private func download(
    _ file: URL, _ completion: ((Result<URL, any Error>) -> Void)?
  ) -> StorageDownloadTask {
    let task = StorageDownloadTask(self, mediaRequest, maximum: .max, file: file)
    task.whenEnded { [unowned task] in
      completion?(task.error.map { .failure($0) } ?? .success(file))
    }
    task.enqueue()
    return task
  }

  private var mediaRequest: HTTPRequest { HTTPRequest("GET", address + "?alt=media") }

  // MARK: Addresses

  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    getDownloadURL { $0.tell(completion) }
  }

  public func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) {
    getDownloadURL(completion)
  }

  public func downloadURL() async throws -> URL { try await waiting(getDownloadURL) }

  private func getDownloadURL(_ completion: @escaping (Result<URL, any Error>) -> Void) {
    let address = address
    send(HTTPRequest("GET", address), completion) { response in
      let tokens = (response.object["downloadTokens"] as? String ?? "").split(separator: ",")
      guard let token = tokens.first,
        let url = URL(
          string: "https://firebasestorage.googleapis.com\(address)?alt=media&token=\(token)")
      else {
        throw StorageError.internalError(
          message: "The server's answer has no `downloadTokens` for the file.")
      }
      return url
    }
  }
}
