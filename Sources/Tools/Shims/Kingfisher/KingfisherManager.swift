// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
import RemoteImages
public import UIKit

nonisolated public enum CacheType {
  case none, memory, disk
  public var cached: Bool { self != .none }
}

nonisolated public struct RetrieveImageResult: @unchecked Sendable {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public let originalSource: Source
  public let data: () -> Data?
}

/// A load that can be cancelled.
public struct DownloadTask {
  let load: ImageLoad
  public func cancel() { load.cancel() }
}

public final class KingfisherManager {
  public static let shared = KingfisherManager()

  public var cache = ImageCache.default
  public var downloader = ImageDownloader.default
  public var defaultOptions: KingfisherOptionsInfo = []

  public init() {}

  public init(downloader: ImageDownloader, cache: ImageCache) {
    (self.downloader, self.cache) = (downloader, cache)
  }

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: resource.convertToSource(), options: options, progressBlock: progressBlock,
      downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
  }

  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let options = defaultOptions + (options ?? [])
    return retrieve(source, source, options, options.alternatives) { result in
      if case .success(let value) = result, let data = value.data() {
        progressBlock?(Int64(data.count), Int64(data.count))
      }
      completionHandler?(result)
    }
  }

  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil
  ) async throws -> RetrieveImageResult {
    try await withCheckedThrowingContinuation { continuation in
      _ = retrieveImage(with: source, options: options) { continuation.resume(with: $0) }
    }
  }

  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil
  ) async throws -> RetrieveImageResult {
    try await retrieveImage(with: resource.convertToSource(), options: options)
  }

  /// Retrieves an image from a source, or from the first of the others that has one.
  private func retrieve(
    _ source: Source, _ original: Source, _ options: KingfisherOptionsInfo, _ others: [Source],
    _ completion: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
  ) -> DownloadTask? {
    load(source, options) { result in
      switch result {
      case .success(let loaded):
        completion(Self.processed(loaded, source, original, options))
      case .failure(let error):
        guard let next = others.first, !error.isTaskCancelled else {
          return completion(.failure(error))
        }
        _ = self.retrieve(next, original, options, Array(others.dropFirst()), completion)
      }
    }
  }

  private func load(
    _ source: Source, _ options: KingfisherOptionsInfo,
    _ completion: @escaping (Result<RemoteImages.Loaded, KingfisherError>) -> Void
  ) -> DownloadTask? {
    let key = source.cacheKey
    switch source {
    case .provider(let provider):
      load(provider, options, completion)
      return nil
    case .network(let resource):
      guard let headers = options.headers(for: resource.downloadURL) else {
        completion(.failure(.requestError(reason: .emptyRequest)))
        return nil
      }
      let load = RemoteImages.current.load(
        resource.downloadURL, key: key, keeping: options.keeping, headers: headers
      ) { completion($0.mapError { KingfisherError($0, key: key) }) }
      return load.map(DownloadTask.init)
    }
  }

  private func load(
    _ provider: any ImageDataProvider, _ options: KingfisherOptionsInfo,
    _ completion: @escaping (Result<RemoteImages.Loaded, KingfisherError>) -> Void
  ) {
    let key = provider.cacheKey
    if options.keeping != .refreshed, let kept = RemoteImages.current.loaded(key) {
      return completion(.success(kept))
    }
    provider.data { result in
      switch result {
      case .failure(let error):
        completion(
          .failure(.imageSettingError(reason: .dataProviderError(provider: provider, error: error)))
        )
      case .success(let data):
        guard let image = UIImage(data: data) else {
          return completion(.failure(KingfisherError(.noImage(data), key: key)))
        }
        RemoteImages.current.keep(image, data, for: key)
        completion(.success(RemoteImages.Loaded(image: image, data: data, isKept: false)))
      }
    }
  }

  private static func processed(
    _ loaded: RemoteImages.Loaded, _ source: Source, _ original: Source,
    _ options: KingfisherOptionsInfo
  ) -> Result<RetrieveImageResult, KingfisherError> {
    var image = loaded.image
    if let processor = options.processor {
      let item = ImageProcessItem.image(image)
      guard let processed = processor.process(item: item, options: options) else {
        return .failure(
          .processorError(reason: .processingFailed(processor: processor, item: item)))
      }
      image = processed
    }
    return .success(
      RetrieveImageResult(
        image: image, cacheType: loaded.isKept ? .memory : .none, source: source,
        originalSource: original, data: { loaded.data }))
  }
}

public final class ImageDownloader {
  public static let `default` = ImageDownloader(name: "default")

  public var downloadTimeout: TimeInterval = 15
  public var trustedHosts: Set<String>?
  public var requestsUsePipelining = false

  public init(name: String) {}

  @discardableResult
  public func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    KingfisherManager.shared.retrieveImage(
      with: url, options: (options ?? []) + [.forceRefresh], progressBlock: progressBlock
    ) { result in
      completionHandler?(
        result.map {
          ImageLoadingResult(image: $0.image, url: url, originalData: $0.data() ?? Data())
        })
    }
  }

  public func cancelAll() {}
}

nonisolated public struct ImageLoadingResult {
  public let image: UIImage
  public let url: URL?
  public let originalData: Data
}

public final class ImagePrefetcher {
  public typealias PrefetcherCompletionHandler = (
    _ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]
  ) -> Void

  public var maxConcurrentDownloads = 5
  private let resources: [any Resource]
  private let options: KingfisherOptionsInfo
  private let completionHandler: PrefetcherCompletionHandler?
  private var tasks: [DownloadTask] = []
  private var (skipped, failed, completed): ([any Resource], [any Resource], [any Resource]) = (
    [], [], []
  )

  public convenience init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(resources: urls, options: options, completionHandler: completionHandler)
  }

  public init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.resources = resources
    self.options = options ?? []
    self.completionHandler = completionHandler
  }

  public func start() {
    guard !resources.isEmpty else { return finish() }
    for resource in resources {
      let task = KingfisherManager.shared.retrieveImage(with: resource, options: options) {
        self.note($0, of: resource)
      }
      if let task { tasks.append(task) }
    }
  }

  public func stop() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  private func note(
    _ result: Result<RetrieveImageResult, KingfisherError>, of resource: any Resource
  ) {
    switch result {
    case .success(let value) where value.cacheType.cached: skipped.append(resource)
    case .success: completed.append(resource)
    case .failure: failed.append(resource)
    }
    if skipped.count + failed.count + completed.count == resources.count { finish() }
  }

  private func finish() { completionHandler?(skipped, failed, completed) }
}
