// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A task that sends one request, and sends it again when it is resumed.
open class StorageTransferTask: StorageObservableTask, StorageTaskManagement {
  private let request: HTTPRequest
  private let limit: TimeInterval
  private let total: Int
  private var operation: StorageOperation?
  private var completions: [() -> Void] = []
  private var isEnded = false
  private(set) var body = Data()

  init(_ reference: StorageReference, _ request: HTTPRequest, total: Int, limit: TimeInterval) {
    self.request = request
    self.limit = limit
    self.total = total
    super.init(reference)
  }

  // MARK: Control

  open func enqueue() { Ported.async { [self] in start() } }

  open func pause() {
    guard !isEnded, status != .pause else { return }
    operation?.cancel()
    operation = nil
    tell(.pause)
  }

  open func resume() {
    guard !isEnded, status == .pause else { return }
    status = .unknown
    start()
  }

  open func cancel() { end(with: .cancelled) }

  private func start() {
    guard !isEnded, operation == nil, status != .pause else { return }
    tell(.resume)
    progress.totalUnitCount = Int64(total)
    // The size of a download is known with its answer.
    if total > 0 { tell(.progress) }
    operation = StorageOperation(request, reference, limit: limit) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let response): receive(response)
      case .failure(let error): end(with: error)
      }
    }
  }

  // MARK: The end

  private func receive(_ response: HTTPResponse) {
    do throws(StorageError) {
      try take(response)
    } catch {
      return end(with: error)
    }
    body = response.body
    let count = Int64(total == 0 ? response.body.count : total)
    (progress.totalUnitCount, progress.completedUnitCount) = (count, count)
    if count > 0 { tell(.progress) }
    end(.success)
  }

  /// Takes the response to the request; the error ends the task.
  func take(_ response: HTTPResponse) throws(StorageError) {}

  func end(with error: StorageError) {
    guard !isEnded else { return }
    operation?.cancel()
    self.error = error
    end(.failure)
  }

  private func end(_ status: StorageTaskStatus) {
    isEnded = true
    tell(status)
    let completions = completions
    self.completions = []
    Ported.async { completions.forEach { $0() } }
  }

  /// Calls a closure when the task has ended; the task lives until then.
  func whenEnded(_ action: @escaping () -> Void) {
    completions.append { [self] in
      _ = self
      action()
    }
  }
}

open class StorageUploadTask: StorageTransferTask {
  override func take(_ response: HTTPResponse) throws(StorageError) {
    metadata = reference.metadata(response.object)
  }
}

open class StorageDownloadTask: StorageTransferTask {
  private let maximum: Int64
  private let file: URL?

  init(_ reference: StorageReference, _ request: HTTPRequest, maximum: Int64, file: URL? = nil) {
    self.maximum = maximum
    self.file = file
    super.init(reference, request, total: 0, limit: reference.storage.maxDownloadRetryTime)
  }

  override func take(_ response: HTTPResponse) throws(StorageError) {
    let size = Int64(response.body.count)
    if size > maximum { throw .downloadSizeExceeded(total: size, maxSize: maximum) }
    guard let file else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try response.body.write(to: file)
    } catch {
      throw .unknown(message: error.localizedDescription, serverError: [:])
    }
  }
}
