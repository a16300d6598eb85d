// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessDevice

extension StorageReference {
  // MARK: Uploads

  @discardableResult
  public func putData(_ uploadData: Data, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    upload(uploadData, metadata, nil)
  }

  @discardableResult
  public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask { upload(uploadData, metadata) { $0.tell(completion) } }

  @discardableResult
  public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) -> StorageUploadTask { upload(uploadData, metadata, completion) }

  @discardableResult
  public func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    upload(fileURL, metadata, nil)
  }

  @discardableResult
  public func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask { upload(fileURL, metadata) { $0.tell(completion) } }

  @discardableResult
  public func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) -> StorageUploadTask { upload(fileURL, metadata, completion) }

  @discardableResult
  public func putDataAsync(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    try await waiting { completion in
      watch(upload(uploadData, metadata, completion), onProgress)
    }
  }

  @discardableResult
  public func putFileAsync(
    from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    try await waiting { completion in watch(upload(url, metadata, completion), onProgress) }
  }

  func watch(_ task: StorageObservableTask, _ action: ((Progress?) -> Void)?) {
    if let action { task.observe(.progress) { action($0.progress) } }
  }

  private func upload(
    _ file: URL, _ metadata: StorageMetadata?,
    _ completion: ((Result<StorageMetadata, any Error>) -> Void)?
  ) -> StorageUploadTask {
    let data = try? Data(contentsOf: file)
    let type = metadata?.contentType ?? MediaTypes.type(ofExtension: file.pathExtension)
    let task = upload(data ?? Data(), metadata, type: type, completion)
    if data == nil {
      task.end(with: .unknown(message: "File at URL: \(file) is not reachable.", serverError: [:]))
    }
    return task
  }

  private func upload(
    _ data: Data, _ metadata: StorageMetadata?, type: String? = nil,
    _ completion: ((Result<StorageMetadata, any Error>) -> Void)?
  ) -> StorageUploadTask {
    let parts = fullPath.split(separator: ".")
    let known = parts.count > 1 ? MediaTypes.type(ofExtension: String(parts[parts.count - 1])) : nil
    var headers = [
      "Content-Type": type ?? metadata?.contentType ?? known ?? "application/octet-stream"
    ]
    if let changes = metadata?.changes, !changes.isEmpty {
      headers[StorageService.header] = String(bytes: Data(object: changes), encoding: .utf8)
    }
    let path = "/v0/b/\(bucket)/o?name=\(StorageAddress.encoded(fullPath))"
    let request = HTTPRequest("POST", path, headers: headers, body: data)
    let task = StorageUploadTask(
      self, request, total: data.count, limit: storage.maxUploadRetryTime)
    task.whenEnded { [unowned task] in
      completion?(
        task.metadata.map { .success($0) } ?? .failure(task.error ?? StorageError.cancelled))
    }
    task.enqueue()
    return task
  }
}

/// The types of files, which an upload gets by the ending of its name.
enum MediaTypes {
  private static let types = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "heic": "image/heic", "pdf": "application/pdf", "txt": "text/plain", "mp4": "video/mp4",
    "mov": "video/quicktime", "m4a": "audio/x-m4a", "mp3": "audio/mpeg",
    "json": "application/json",
  ]

  static func type(ofExtension text: String) -> String? { types[text.lowercased()] }
}
