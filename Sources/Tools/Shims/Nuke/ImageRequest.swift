// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The image of a URL, or of data that the app gives, and what is done with it.
///
/// Images have no pixels, and loads no priorities: thumbnails and priorities have no effect.
nonisolated public struct ImageRequest: CustomStringConvertible, ExpressibleByStringLiteral {
  enum Source {
    case request(URLRequest)
    case data(id: String, () async throws -> Data)
    case nothing
  }

  let source: Source
  public var priority: Priority
  public var processors: [any ImageProcessing]
  public var options: Options
  public var userInfo: [UserInfoKey: Any]

  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) {
    self.init(
      source: url.map { .request(URLRequest(url: $0)) } ?? .nothing, processors, priority, options,
      userInfo)
  }

  public init(
    urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) { self.init(source: .request(urlRequest), processors, priority, options, userInfo) }

  public init(
    id: String, data: @escaping () async throws -> Data, processors: [any ImageProcessing] = [],
    priority: Priority = .normal, options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) { self.init(source: .data(id: id, data), processors, priority, options, userInfo) }

  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

  private init(
    source: Source, _ processors: [any ImageProcessing], _ priority: Priority, _ options: Options,
    _ userInfo: [UserInfoKey: Any]?
  ) {
    (self.source, self.processors, self.priority) = (source, processors, priority)
    (self.options, self.userInfo) = (options, userInfo ?? [:])
  }

  public var urlRequest: URLRequest? {
    if case .request(let request) = source { request } else { nil }
  }

  public var url: URL? { urlRequest?.url }

  public var imageId: String? {
    if let id = userInfo[.imageIdKey] as? String { return id }
    if case .data(let id, _) = source { return id }
    return url?.absoluteString
  }

  public var imageID: String? { imageId }
  public var scale: CGFloat { (userInfo[.scaleKey] as? NSNumber).map { $0.doubleValue } ?? 1 }
  public var description: String { "ImageRequest(\(imageId ?? "nil"))" }
}

nonisolated extension ImageRequest {
  public enum Priority: Int, Comparable, Sendable {
    case veryLow, low, normal, high, veryHigh

    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let disableMemoryCacheReads = Options(rawValue: 1 << 0)
    public static let disableMemoryCacheWrites = Options(rawValue: 1 << 1)
    public static let disableMemoryCache: Options = [
      .disableMemoryCacheReads, .disableMemoryCacheWrites,
    ]
    public static let disableDiskCacheReads = Options(rawValue: 1 << 2)
    public static let disableDiskCacheWrites = Options(rawValue: 1 << 3)
    public static let disableDiskCache: Options = [.disableDiskCacheReads, .disableDiskCacheWrites]
    public static let reloadIgnoringCachedData: Options = [
      .disableMemoryCacheReads, .disableDiskCacheReads,
    ]
    public static let returnCacheDataDontLoad = Options(rawValue: 1 << 4)
    public static let skipDecompression = Options(rawValue: 1 << 5)
    public static let skipDataLoadingQueue = Options(rawValue: 1 << 6)
  }

  public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let imageIdKey: UserInfoKey = "github.com/kean/nuke/imageId"
    public static let scaleKey: UserInfoKey = "github.com/kean/nuke/scale"
    public static let thumbnailKey: UserInfoKey = "github.com/kean/nuke/thumbnail"
  }

  public struct ThumbnailOptions: Hashable, Sendable {
    public var createThumbnailFromImageIfAbsent = true
    public var createThumbnailFromImageAlways = true
    public var createThumbnailWithTransform = true
    public var shouldCacheImmediately = true

    public init(maxPixelSize: Float) {}

    public init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points,
      contentMode: ImageProcessingOptions.ContentMode = .aspectFill
    ) {}

    public func makeThumbnail(with data: Data) -> PlatformImage? { PlatformImage(data: data) }
  }
}

// MARK: What becomes a request

nonisolated public protocol ImageRequestConvertible {
  func asImageRequest() -> ImageRequest
}

nonisolated extension ImageRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { self }
}

nonisolated extension URL: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

nonisolated extension String: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}

nonisolated extension URLRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}
