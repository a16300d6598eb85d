// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
import RemoteImages
public import UIKit

/// Kingfisher's cache.
///
/// All caches of an app are one, in memory, until the app's process ends.
public final class ImageCache {
  public static let `default` = ImageCache(name: "default")

  public let memoryStorage = MemoryStorage()
  public let diskStorage = DiskStorage()

  public init(name: String) {}

  public func store(
    _ image: UIImage, original: Data? = nil, forKey key: String,
    processorIdentifier identifier: String = "", toDisk: Bool = true,
    completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    RemoteImages.current.keep(image, original, for: key)
    completionHandler?(
      CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: .success(())))
  }

  public func removeImage(
    forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
    fromDisk: Bool = true, completionHandler: (() -> Void)? = nil
  ) {
    RemoteImages.current.remove(key)
    completionHandler?()
  }

  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let image = retrieveImageInMemoryCache(forKey: key)
    completionHandler?(.success(image.map(ImageCacheResult.memory) ?? .none))
  }

  public func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) -> UIImage? {
    RemoteImages.current.loaded(key)?.image
  }

  public func retrieveImageInDiskCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: @escaping (Result<UIImage?, KingfisherError>) -> Void
  ) {
    completionHandler(.success(retrieveImageInMemoryCache(forKey: key)))
  }

  public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
    RemoteImages.current.loaded(key) != nil
  }

  public func imageCachedType(
    forKey key: String, processorIdentifier identifier: String = ""
  ) -> CacheType { isCached(forKey: key) ? .memory : .none }

  public func clearCache(completion handler: (() -> Void)? = nil) {
    RemoteImages.current.removeAll()
    handler?()
  }

  public func clearMemoryCache() { RemoteImages.current.removeAll() }

  public func clearDiskCache(completion handler: (() -> Void)? = nil) {
    clearCache(completion: handler)
  }

  public func cleanExpiredMemoryCache() {}
  public func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }

  public func calculateDiskStorageSize(
    completion handler: @escaping (Result<UInt, KingfisherError>) -> Void
  ) {
    handler(.success(UInt(RemoteImages.current.size)))
  }
}

public enum ImageCacheResult {
  case disk(UIImage)
  case memory(UIImage)
  case none

  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }

  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}

public struct CacheStoreResult {
  public let memoryCacheResult: Result<(), Never>
  public let diskCacheResult: Result<(), KingfisherError>
}

/// The settings of the memory's images, which have no effect.
public final class MemoryStorage {
  public struct Config {
    public var totalCostLimit = 0
    public var countLimit = Int.max
    public var expiration = StorageExpiration.seconds(300)
    public var cleanInterval: TimeInterval = 120
    public var keepWhenEnteringBackground = false
  }

  public var config = Config()
}

/// The settings of the disk's images, which have no effect.
public final class DiskStorage {
  public struct Config {
    public var sizeLimit: UInt = 0
    public var expiration = StorageExpiration.days(7)
    public var pathExtension: String?
    public var usesHashedFileName = true
  }

  public var config = Config()
}
