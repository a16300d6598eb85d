// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
import Foundation
import RemoteImages

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public protocol ImageCache {
  func add(_ image: Image, withIdentifier identifier: String)
  @discardableResult
  func removeImage(withIdentifier identifier: String) -> Bool

  @discardableResult
  func removeAllImages() -> Bool
  func image(withIdentifier identifier: String) -> Image?
}

public protocol ImageRequestCache: ImageCache {
  func add(_ image: Image, for request: URLRequest, withIdentifier identifier: String?)
  @discardableResult
  func removeImage(for request: URLRequest, withIdentifier identifier: String?) -> Bool

  func image(for request: URLRequest, withIdentifier identifier: String?) -> Image?
}

/// Images in memory until the app's process ends; they have no pixels, so that none is purged.
open class AutoPurgingImageCache: ImageRequestCache {
  public let memoryCapacity: UInt64
  public let preferredMemoryUsageAfterPurge: UInt64

  /// The beginning of the keys of the cache's images among those of the app.
  private let prefix: String
  private static var count = 0

  public init(
    memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000
  ) {
    self.memoryCapacity = memoryCapacity
    self.preferredMemoryUsageAfterPurge = preferredMemoryUsageAfterPurge
    Self.count += 1
    prefix = "AlamofireImage \(Self.count) "
  }

  /// The bytes that the images would need if they had pixels.
  open var memoryUsage: UInt64 {
    keys(of: "").compactMap { RemoteImages.current.loaded($0)?.image }
      .reduce(0) { $0 + UInt64($1.size.width * $1.size.height * 4) }
  }

  private func keys(of identifier: String) -> [String] {
    RemoteImages.current.keys(beginningWith: prefix + identifier)
  }

  // MARK: Adding

  open func add(
    _ image: Image, for request: URLRequest, withIdentifier identifier: String? = nil
  ) { add(image, withIdentifier: imageCacheKey(for: request, withIdentifier: identifier)) }

  open func add(_ image: Image, withIdentifier identifier: String) {
    RemoteImages.current.keep(image, for: prefix + identifier)
  }

  // MARK: Removing

  @discardableResult
  open func removeImage(for request: URLRequest, withIdentifier identifier: String?) -> Bool {
    removeImage(withIdentifier: imageCacheKey(for: request, withIdentifier: identifier))
  }

  @discardableResult
  open func removeImages(matching request: URLRequest) -> Bool {
    remove(keys(of: imageCacheKey(for: request, withIdentifier: nil)))
  }

  @discardableResult
  open func removeImage(withIdentifier identifier: String) -> Bool {
    let key = prefix + identifier
    return remove(RemoteImages.current.loaded(key) == nil ? [] : [key])
  }

  @discardableResult
  open func removeAllImages() -> Bool { remove(keys(of: "")) }

  private func remove(_ keys: [String]) -> Bool {
    for key in keys { RemoteImages.current.remove(key) }
    return !keys.isEmpty
  }

  // MARK: Fetching

  open func image(for request: URLRequest, withIdentifier identifier: String? = nil) -> Image? {
    image(withIdentifier: imageCacheKey(for: request, withIdentifier: identifier))
  }

  open func image(withIdentifier identifier: String) -> Image? {
    RemoteImages.current.loaded(prefix + identifier)?.image
  }

  open func imageCacheKey(for request: URLRequest, withIdentifier identifier: String?) -> String {
    let url = request.url?.absoluteString ?? ""
    return identifier.map { "\(url)-\($0)" } ?? url
  }
}
