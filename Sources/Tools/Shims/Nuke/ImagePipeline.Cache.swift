// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import RemoteImages
import UIKit

extension ImagePipeline {
  public var cache: Cache { Cache(pipeline: self) }

  /// The images and the data that a pipeline keeps.
  public struct Cache {
    nonisolated public struct Caches: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let memory = Caches(rawValue: 1 << 0)
      public static let disk = Caches(rawValue: 1 << 1)
      public static let all: Caches = [.memory, .disk]
    }

    let pipeline: ImagePipeline

    // MARK: Images

    public subscript(request: any ImageRequestConvertible) -> ImageContainer? {
      get { cachedImage(for: request.asImageRequest(), caches: .memory) }
      nonmutating set {
        let request = request.asImageRequest()
        if let newValue {
          storeCachedImage(newValue, for: request, caches: .memory)
        } else {
          removeCachedImage(for: request, caches: .memory)
        }
      }
    }

    public func cachedImage(
      for request: ImageRequest, caches: Caches = [.all]
    ) -> ImageContainer? {
      if caches.contains(.memory), let image = memoryImage(for: request) { return image }
      guard caches.contains(.disk), let data = storedData(for: request) else { return nil }
      return try? ImageDecoders.Default().decode(data)
    }

    public func storeCachedImage(
      _ image: ImageContainer, for request: ImageRequest, caches: Caches = [.all]
    ) {
      if caches.contains(.memory) { keepInMemory(image, for: request) }
      if caches.contains(.disk), let data = image.data ?? image.image.pngData() {
        keep(data, for: request)
      }
    }

    public func removeCachedImage(for request: ImageRequest, caches: Caches = [.all]) {
      if caches.contains(.memory) {
        pipeline.imageCache(for: request)?[makeImageCacheKey(for: request)] = nil
      }
      if caches.contains(.disk) { removeCachedData(for: request) }
    }

    public func containsCachedImage(
      for request: ImageRequest, caches: Caches = [.all]
    ) -> Bool { cachedImage(for: request, caches: caches) != nil }

    // MARK: Data

    public func cachedData(for request: ImageRequest) -> Data? { storedData(for: request) }

    public func storeCachedData(_ data: Data, for request: ImageRequest) {
      keep(data, for: request)
    }

    public func containsData(for request: ImageRequest) -> Bool { storedData(for: request) != nil }

    public func removeCachedData(for request: ImageRequest) {
      pipeline.dataCache(for: request)?.removeData(for: makeDataCacheKey(for: request))
    }

    public func removeAll(caches: Caches = [.all]) {
      if caches.contains(.memory) { pipeline.configuration.imageCache?.removeAll() }
      if caches.contains(.disk) { pipeline.configuration.dataCache?.removeAll() }
    }

    // MARK: Keys

    public func makeImageCacheKey(for request: ImageRequest) -> ImageCacheKey {
      let processors = request.processors.map(\.identifier)
      return ImageCacheKey(
        key: ([makeDataCacheKey(for: request)] + processors).joined(separator: " "))
    }

    public func makeDataCacheKey(for request: ImageRequest) -> String {
      pipeline.originalKey(for: request)
    }
  }
}

extension ImagePipeline {
  /// Returns the image that is kept in memory, as apps of before Nuke 10 ask for it.
  public func cachedImage(for request: any ImageRequestConvertible) -> ImageContainer? {
    cache[request]
  }
}

extension ImagePipeline.Cache {
  func memoryImage(for request: ImageRequest) -> ImageContainer? {
    guard !request.options.contains(.disableMemoryCacheReads) else { return nil }
    return pipeline.imageCache(for: request)?[makeImageCacheKey(for: request)]
  }

  /// Whether the image of a request is kept in memory.
  func keepsInMemory(_ request: ImageRequest) -> Bool {
    pipeline.imageCache(for: request) != nil
      && !request.options.contains(.disableMemoryCacheWrites)
  }

  func keepInMemory(_ image: ImageContainer, for request: ImageRequest) {
    guard keepsInMemory(request) else { return }
    pipeline.imageCache(for: request)?[makeImageCacheKey(for: request)] = image
  }

  func storedData(for request: ImageRequest) -> Data? {
    guard !request.options.contains(.disableDiskCacheReads) else { return nil }
    return pipeline.dataCache(for: request)?.cachedData(for: makeDataCacheKey(for: request))
  }

  func keep(_ data: Data, for request: ImageRequest) {
    guard !request.options.contains(.disableDiskCacheWrites) else { return }
    pipeline.dataCache(for: request)?.storeData(data, for: makeDataCacheKey(for: request))
  }
}
