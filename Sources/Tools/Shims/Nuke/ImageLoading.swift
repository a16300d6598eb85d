import Foundation
import HeadlessFoundation
import RemoteImages
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The load of a task's image: from memory, the data cache, the app's closure, a file or the network.
final class ImageLoading {
  private let task: ImageTask
  private let pipeline: ImagePipeline
  private var request: ImageRequest { task.request }

  init(_ task: ImageTask, _ pipeline: ImagePipeline) {
    (self.task, self.pipeline) = (task, pipeline)
  }

  func start() {
    if let container = pipeline.cache.memoryImage(for: request) {
      let response = ImageResponse(container: container, request: request, cacheType: .memory)
      return later { self.task.complete(.success(response)) }
    }
    if let data = pipeline.cache.storedData(for: request) {
      return later { self.decode(data, nil, .disk) }
    }
    guard !request.options.contains(.returnCacheDataDontLoad) else {
      return later { self.task.complete(.failure(.dataMissingInCache)) }
    }
    switch request.source {
    case .nothing: later { self.task.complete(.failure(.imageRequestMissing)) }
    case .data(_, let fetch): load(fetch)
    case .request(let message): load(message)
    }
  }

  private func later(_ work: @escaping @Sendable @MainActor () -> Void) {
    HeadlessFoundation.DispatchQueue.main.async { work() }
  }

  // MARK: Sources

  private func load(_ fetch: @escaping () async throws -> Data) {
    let work = Task {
      do {
        decode(try await fetch(), nil, nil)
      } catch {
        task.complete(.failure(.dataLoadingFailed(error: error)))
      }
    }
    task.didCancel = { work.cancel() }
  }

  private func load(_ message: URLRequest) {
    guard let url = message.url else {
      return later { self.task.complete(.failure(.imageRequestMissing)) }
    }
    if url.isFileURL || url.scheme == "data" {
      let data = Result { try Data(contentsOf: url) }
      return later { self.take(data, nil) }
    }
    let loader = pipeline.dataLoader(for: request)
    if (loader as? DataLoader)?.isPlain == true {
      loadShared(url, message.allHTTPHeaderFields ?? [:])
    } else {
      let load = DataLoad(message, loader) { [self] in take($0.map(\.data), try? $0.get().response)
      }
      task.didCancel = { load.cancel() }
    }
  }

  private func take(_ data: Result<Data, any Error>, _ response: URLResponse?) {
    switch data {
    case .success(let data): decode(data, response, nil)
    case .failure(let error): task.complete(.failure(.dataLoadingFailed(error: error)))
    }
  }

  /// Loads the image by the request that all who want it share.
  private func loadShared(_ url: URL, _ headers: [String: String]) {
    let key = pipeline.originalKey(for: request)
    let keepsNone =
      !pipeline.cache.keepsInMemory(request) && RemoteImages.current.loaded(key) == nil
    let isRefreshed = request.options.contains(.disableMemoryCacheReads)
    let load = RemoteImages.current.load(
      url, key: key, keeping: isRefreshed ? .refreshed : .usual, headers: headers
    ) { [self] result in
      if keepsNone { RemoteImages.current.remove(key) }
      switch result {
      case .success(let loaded) where loaded.isKept: later { self.take(loaded) }
      case .success(let loaded): take(loaded)
      case .failure(let failure): fail(failure)
      }
    }
    task.didCancel = { load?.cancel() }
  }

  private func fail(_ failure: RemoteImages.Failure) {
    switch failure {
    case .transport(let error): task.complete(.failure(.dataLoadingFailed(error: error)))
    case .status(let response):
      let error = DataLoader.Error.statusCodeUnacceptable(response.statusCode)
      task.complete(.failure(.dataLoadingFailed(error: error)))
    case .noImage(let data): decode(data, nil, nil)
    case .notKept, .cancelled: break
    }
  }

  // MARK: Images

  private func take(_ loaded: RemoteImages.Loaded) {
    if let data = loaded.data { pipeline.cache.keep(data, for: request) }
    let type = loaded.data.flatMap { AssetType($0) }
    finish(
      ImageContainer(image: loaded.image, type: type, data: type == .gif ? loaded.data : nil),
      loaded.data?.count ?? 0, nil, nil)
  }

  private func decode(_ data: Data, _ response: URLResponse?, _ cache: ImageResponse.CacheType?) {
    guard !data.isEmpty else { return task.complete(.failure(.dataIsEmpty)) }
    let decoder = ImageDecoders.Default()
    do {
      let container = try decoder.decode(data)
      if cache == nil { pipeline.cache.keep(data, for: request) }
      finish(container, data.count, response, cache)
    } catch {
      let context = ImageDecodingContext(
        request: request, data: data, urlResponse: response, cacheType: cache)
      task.complete(.failure(.decodingFailed(decoder: decoder, context: context, error: error)))
    }
  }

  private func finish(
    _ original: ImageContainer, _ size: Int, _ response: URLResponse?,
    _ cache: ImageResponse.CacheType?
  ) {
    task.advance(to: ImageTask.Progress(completed: Int64(size), total: Int64(size)))
    var answer = ImageResponse(
      container: original, request: request, urlResponse: response, cacheType: cache)
    for processor in request.processors {
      let context = ImageProcessingContext(request: request, response: answer, isCompleted: true)
      do {
        answer.container = try processor.process(answer.container, context: context)
      } catch {
        return task.complete(
          .failure(.processingFailed(processor: processor, context: context, error: error)))
      }
    }
    pipeline.cache.keepInMemory(answer.container, for: request)
    task.complete(.success(answer))
  }
}
