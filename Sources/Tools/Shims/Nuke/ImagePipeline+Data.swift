// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
import RemoteImages

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension ImagePipeline {
  public typealias DataAnswer = Result<(data: Data, response: URLResponse?), Error>

  @discardableResult
  public func loadData(
    with request: any ImageRequestConvertible, completion: @escaping (DataAnswer) -> Void
  ) -> ImageTask { loadData(with: request, progress: nil, completion: completion) }

  /// Loads the data of a URL, which need not be that of an image.
  @discardableResult
  public func loadData(
    with request: any ImageRequestConvertible, queue: HeadlessFoundation.DispatchQueue? = nil,
    progress: ((_ completed: Int64, _ total: Int64) -> Void)?,
    completion: @escaping (DataAnswer) -> Void
  ) -> ImageTask {
    let request = request.asImageRequest()
    let task = ImageTask(request)
    fetch(request, task) { answer in
      guard !task.isCancelled else { return }
      if let count = try? answer.get().data.count { progress?(Int64(count), Int64(count)) }
      completion(answer)
    }
    return task
  }

  public func data(for request: ImageRequest) async throws -> (Data, URLResponse?) {
    let answer: DataAnswer = await withCheckedContinuation { continuation in
      loadData(with: request) { continuation.resume(returning: $0) }
    }
    let (data, response) = try answer.get()
    return (data, response)
  }

  public func data(for url: URL) async throws -> (Data, URLResponse?) {
    try await data(for: ImageRequest(url: url))
  }

  private func fetch(
    _ request: ImageRequest, _ task: ImageTask, _ completion: @escaping (DataAnswer) -> Void
  ) {
    let kept =
      cache.storedData(for: request)
      ?? RemoteImages.current.loaded(
        originalKey(for: request))?.data
    if let kept {
      HeadlessFoundation.DispatchQueue.main.async { completion(.success((kept, nil))) }
    } else if case .data(_, let fetch) = request.source {
      let work = Task {
        do {
          completion(.success((try await fetch(), nil)))
        } catch {
          completion(.failure(.dataLoadingFailed(error: error)))
        }
      }
      task.didCancel = { work.cancel() }
    } else if let message = request.urlRequest {
      let load = DataLoad(message, dataLoader(for: request)) { answer in
        if let data = try? answer.get().data { self.cache.keep(data, for: request) }
        completion(answer.mapError { .dataLoadingFailed(error: $0) })
      }
      task.didCancel = { load.cancel() }
    } else {
      HeadlessFoundation.DispatchQueue.main.async { completion(.failure(.imageRequestMissing)) }
    }
  }
}
