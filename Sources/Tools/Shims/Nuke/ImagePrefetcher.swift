// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation

/// Loads images before they are shown.
public final class ImagePrefetcher {
  public enum Destination: Sendable {
    case memoryCache
    case diskCache
  }

  public var isPaused = false
  public var priority = ImageRequest.Priority.low
  public var didComplete: (() -> Void)?
  private let pipeline: ImagePipeline
  private var tasks: [String: ImageTask] = [:]

  public init(
    pipeline: ImagePipeline = ImagePipeline.shared, destination: Destination = .memoryCache,
    maxConcurrentRequestCount: Int = 2
  ) { self.pipeline = pipeline }

  public func startPrefetching(with urls: [URL]) {
    startPrefetching(with: urls.map { ImageRequest(url: $0) })
  }

  public func startPrefetching(with requests: [ImageRequest]) {
    for request in requests where !isPaused { start(request) }
  }

  private func start(_ request: ImageRequest) {
    let key = pipeline.cache.makeImageCacheKey(for: request).text
    guard tasks[key] == nil, pipeline.cache.memoryImage(for: request) == nil else { return }
    let task = pipeline.imageTask(with: request)
    tasks[key] = task
    task.listen { [weak self] answer in
      self?.tasks[key] = nil
      if answer != nil, self?.tasks.isEmpty == true { self?.didComplete?() }
    }
  }

  public func stopPrefetching(with urls: [URL]) {
    stopPrefetching(with: urls.map { ImageRequest(url: $0) })
  }

  public func stopPrefetching(with requests: [ImageRequest]) {
    for request in requests { tasks[pipeline.cache.makeImageCacheKey(for: request).text]?.cancel() }
  }

  public func stopPrefetching() {
    for task in tasks.values { task.cancel() }
  }
}

/// The name and the methods of the prefetcher before Nuke 10.
public typealias ImagePreheater = ImagePrefetcher

extension ImagePrefetcher {
  public func startPreheating(with urls: [URL]) { startPrefetching(with: urls) }
  public func startPreheating(with requests: [ImageRequest]) { startPrefetching(with: requests) }
  public func stopPreheating(with urls: [URL]) { stopPrefetching(with: urls) }
  public func stopPreheating(with requests: [ImageRequest]) { stopPrefetching(with: requests) }
  public func stopPreheating() { stopPrefetching() }
}
