// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
import RemoteImages
public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// The options of a load.
///
/// Images have no pixels, and loads no priorities: what concerns them has no effect.
public enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(any ImageDownloadRequestModifier)
  case processor(any ImageProcessor)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case diskStoreWriteOptions(Data.WritingOptions)
  case memoryCacheExpiration(StorageExpiration)
  case memoryCacheAccessExtendingExpiration(ExpirationExtending)
  case diskCacheExpiration(StorageExpiration)
  case diskCacheAccessExtendingExpiration(ExpirationExtending)
  case processingQueue(CallbackQueue)
  case progressiveJPEG(ImageProgressive)
  case alternativeSources([Source])
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
}

public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

public enum CallbackQueue {
  case mainAsync, mainCurrentOrAsync, untouch
}

public enum StorageExpiration {
  case never, expired
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
}

public enum ExpirationExtending {
  case none, cacheTime
  case expirationTime(StorageExpiration)
}

public struct ImageProgressive {
  public static let `default` = ImageProgressive(
    isBlur: true, isFastestScan: true, scanInterval: 0)

  public init(isBlur: Bool, isFastestScan: Bool, scanInterval: TimeInterval) {}
}

public protocol ImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}

public struct AnyModifier: ImageDownloadRequestModifier {
  private let block: (URLRequest) -> URLRequest?

  public init(modify: @escaping (URLRequest) -> URLRequest?) { block = modify }

  public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}

public protocol RetryStrategy {}

public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
  }

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}

extension KingfisherOptionsInfo {
  var keeping: RemoteImages.Keeping {
    for item in self {
      switch item {
      case .forceRefresh: return .refreshed
      case .onlyFromCache: return .only
      default: continue
      }
    }
    return .usual
  }

  var keepsCurrentImage: Bool {
    contains { if case .keepCurrentImageWhileLoading = $0 { true } else { false } }
  }

  var failureImage: UIImage?? {
    for case .onFailureImage(let image) in self { return image }
    return nil
  }

  var processor: (any ImageProcessor)? {
    for case .processor(let processor) in self { return processor }
    return nil
  }

  var alternatives: [Source] {
    for case .alternativeSources(let sources) in self { return sources }
    return []
  }

  /// Returns the headers that the app's modifier adds to a request; nil if it refuses the request.
  func headers(for url: URL) -> [String: String]? {
    var request = URLRequest(url: url)
    for case .requestModifier(let modifier) in self {
      guard let modified = modifier.modified(for: request) else { return nil }
      request = modified
    }
    return request.allHTTPHeaderFields ?? [:]
  }
}
