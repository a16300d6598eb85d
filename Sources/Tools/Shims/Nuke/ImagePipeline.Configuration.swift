// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
import Foundation
public import HeadlessFoundation

extension ImagePipeline {
  /// The parts of a pipeline; images have no pixels, so what concerns their decoding has no effect.
  public struct Configuration {
    public var dataLoader: any DataLoading
    public var dataCache: (any DataCaching)?
    public var imageCache: (any ImageCaching)? = ImageCache.shared
    public var isDecompressionEnabled = true
    public var isUsingPrepareForDisplay = false
    public var dataCachePolicy = DataCachePolicy.storeOriginalData
    public var isTaskCoalescingEnabled = true
    public var isDeduplicationEnabled = true
    public var isRateLimiterEnabled = true
    public var isProgressiveDecodingEnabled = false
    public var isStoringPreviewsInMemoryCache = true
    public var isResumableDataEnabled = true
    public var isLocalResourcesSupportEnabled = true
    public var callbackQueue = HeadlessFoundation.DispatchQueue.main
    public var dataLoadingQueue = HeadlessFoundation.OperationQueue()
    public var imageDecodingQueue = HeadlessFoundation.OperationQueue()
    public var imageEncodingQueue = HeadlessFoundation.OperationQueue()
    public var imageProcessingQueue = HeadlessFoundation.OperationQueue()
    public var imageDecompressingQueue = HeadlessFoundation.OperationQueue()

    public static var isSignpostLoggingEnabled = false
    public static var isAnimatedImageDataEnabled = false

    public init(dataLoader: any DataLoading = DataLoader()) { self.dataLoader = dataLoader }

    public init(
      dataLoader: any DataLoading = DataLoader(), imageCache: (any ImageCaching)?
    ) { (self.dataLoader, self.imageCache) = (dataLoader, imageCache) }

    public static var withURLCache: Configuration { Configuration() }
    public static var withDataCache: Configuration { withDataCache() }

    public static func withDataCache(
      name: String = "com.github.kean.Nuke.DataCache", sizeLimit: Int? = nil
    ) -> Configuration {
      var configuration = Configuration()
      let cache = try? DataCache(name: name)
      if let sizeLimit { cache?.sizeLimit = sizeLimit }
      configuration.dataCache = cache
      return configuration
    }
  }

  nonisolated public enum DataCachePolicy: Sendable {
    case automatic
    case storeOriginalData
    case storeEncodedImages
    case storeAll
  }
}
