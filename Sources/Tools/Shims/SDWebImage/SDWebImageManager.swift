// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SDWebImage's, and their documentation is too.
public import Foundation
import RemoteImages
public import UIKit

/// A load that can be cancelled.
public protocol SDWebImageOperation: AnyObject {
  func cancel()
}

public final class SDWebImageCombinedOperation: SDWebImageOperation {
  private let load: ImageLoad?
  public private(set) var isCancelled = false

  init(_ load: ImageLoad?) { self.load = load }

  public func cancel() {
    isCancelled = true
    load?.cancel()
  }
}

public typealias SDWebImageDownloadToken = SDWebImageCombinedOperation

public final class SDWebImageManager {
  private static let manager = SDWebImageManager()
  public static var shared: SDWebImageManager { manager }

  public var imageCache: SDImageCache { .shared }

  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock? = nil,
    completed completedBlock: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    loadImage(
      with: url, options: options, context: nil, progress: progressBlock,
      completed: completedBlock)
  }

  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]?,
    progress progressBlock: SDImageLoaderProgressBlock? = nil,
    completed completedBlock: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    guard let url else {
      completedBlock(nil, nil, SDWebImageError(code: .invalidURL), .none, true, nil)
      return nil
    }
    let transformer = context?[.imageTransformer] as? any SDImageTransformer
    let load = RemoteImages.current.load(
      url, key: url.absoluteString, keeping: options.keeping
    ) { result in
      switch result {
      case .success(let loaded):
        let size = loaded.data?.count ?? 0
        progressBlock?(size, size, url)
        let image = transformer.map {
          $0.transformedImage(with: loaded.image, forKey: url.absoluteString)
        }
        completedBlock(
          image ?? loaded.image, loaded.data, nil, loaded.isKept ? .memory : .none, true, url)
      case .failure(let failure): completedBlock(nil, nil, failure.error, .none, true, url)
      }
    }
    return SDWebImageCombinedOperation(load)
  }

  public func cacheKey(for url: URL?) -> String? { url?.absoluteString }
}

public final class SDWebImageDownloader {
  private static let downloader = SDWebImageDownloader()
  public static var shared: SDWebImageDownloader { downloader }

  public let config = SDWebImageDownloaderConfig()

  @discardableResult
  public func downloadImage(
    with url: URL?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock? = nil,
    completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
  ) -> SDWebImageDownloadToken? {
    SDWebImageManager.shared.loadImage(
      with: url, options: [options, .fromLoaderOnly], progress: progressBlock
    ) { image, data, error, _, isFinished, _ in completedBlock?(image, data, error, isFinished) }
  }

  public func setValue(_ value: String?, forHTTPHeaderField field: String?) {}
  public func cancelAllDownloads() {}
}

/// The settings of downloads, which have no effect.
public final class SDWebImageDownloaderConfig {
  public var maxConcurrentDownloads = 6
  public var downloadTimeout: TimeInterval = 15
}

public final class SDWebImagePrefetcher {
  private static let prefetcher = SDWebImagePrefetcher()
  public static var shared: SDWebImagePrefetcher { prefetcher }

  public func prefetchURLs(_ urls: [URL]?) {
    prefetchURLs(urls, progress: nil, completed: nil)
  }

  public func prefetchURLs(
    _ urls: [URL]?, progress progressBlock: ((UInt, UInt) -> Void)?,
    completed completionBlock: ((UInt, UInt) -> Void)?
  ) {
    let urls = urls ?? []
    var (finished, skipped): (UInt, UInt) = (0, 0)
    guard !urls.isEmpty else {
      completionBlock?(0, 0)
      return
    }
    for url in urls {
      SDWebImageManager.shared.loadImage(with: url) { image, _, _, _, _, _ in
        finished += 1
        if image == nil { skipped += 1 }
        progressBlock?(finished, UInt(urls.count))
        if finished == UInt(urls.count) { completionBlock?(finished, skipped) }
      }
    }
  }

  public func cancelPrefetching() {}
}

/// SDWebImage's cache: one for the app, in memory, until the app's process ends.
public final class SDImageCache {
  private static let cache = SDImageCache()
  public static var shared: SDImageCache { cache }

  public let config = SDImageCacheConfig()

  public func store(
    _ image: UIImage?, forKey key: String?, completion completionBlock: (() -> Void)? = nil
  ) {
    store(image, forKey: key, toDisk: true, completion: completionBlock)
  }

  public func store(
    _ image: UIImage?, forKey key: String?, toDisk: Bool,
    completion completionBlock: (() -> Void)? = nil
  ) {
    store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completionBlock)
  }

  public func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool = true,
    completion completionBlock: (() -> Void)? = nil
  ) {
    if let image, let key { RemoteImages.current.keep(image, imageData, for: key) }
    completionBlock?()
  }

  public func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, cacheType: SDImageCacheType,
    completion completionBlock: (() -> Void)? = nil
  ) {
    store(image, imageData: imageData, forKey: key, toDisk: true, completion: completionBlock)
  }

  public func imageFromCache(forKey key: String?) -> UIImage? {
    key.flatMap { RemoteImages.current.loaded($0)?.image }
  }

  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
  public func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  public func diskImageExists(
    withKey key: String?, completion completionBlock: ((Bool) -> Void)? = nil
  ) {
    completionBlock?(imageFromCache(forKey: key) != nil)
  }

  public func removeImage(
    forKey key: String?, fromDisk: Bool = true, withCompletion completion: (() -> Void)? = nil
  ) {
    if let key { RemoteImages.current.remove(key) }
    completion?()
  }

  public func clearMemory() { RemoteImages.current.removeAll() }

  public func clearDisk(onCompletion completion: (() -> Void)? = nil) {
    RemoteImages.current.removeAll()
    completion?()
  }

  public func clear(with cacheType: SDImageCacheType, completion: (() -> Void)? = nil) {
    clearDisk(onCompletion: completion)
  }

  public func deleteOldFiles(completionBlock: (() -> Void)? = nil) { completionBlock?() }
  public func totalDiskSize() -> UInt { UInt(RemoteImages.current.size) }
  public func totalDiskCount() -> UInt { UInt(RemoteImages.current.count) }

  public func calculateSize(completionBlock: ((UInt, UInt) -> Void)? = nil) {
    completionBlock?(totalDiskCount(), totalDiskSize())
  }
}

/// The settings of the cache, which have no effect.
public final class SDImageCacheConfig {
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
  public var maxDiskAge: TimeInterval = 60 * 60 * 24 * 7
  public var maxDiskSize: UInt = 0
  public var shouldCacheImagesInMemory = true
  public var shouldUseWeakMemoryCache = false
}
