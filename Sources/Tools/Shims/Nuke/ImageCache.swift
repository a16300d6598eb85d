// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import RemoteImages
import UIKit

public protocol ImageCaching: AnyObject {
  subscript(key: ImageCacheKey) -> ImageContainer? { get set }
  func removeAll()
}

extension ImageCaching {
  public subscript(request: any ImageRequestConvertible) -> ImageContainer? {
    get { self[ImageCacheKey(request: request.asImageRequest())] }
    set { self[ImageCacheKey(request: request.asImageRequest())] = newValue }
  }
}

nonisolated public struct ImageCacheKey: Hashable, Sendable {
  let text: String

  public init(key: String) { text = key }

  @MainActor public init(request: ImageRequest) {
    text = ([request.imageId ?? ""] + request.processors.map(\.identifier)).joined(separator: " ")
  }
}

/// The images in memory, which all caches of the app's process share; its limits have no effect.
public final class ImageCache: ImageCaching {
  public static let shared = ImageCache()
  public static var defaultCostLimit: Int { 512 * 1024 * 1024 }

  public var costLimit: Int
  public var countLimit: Int
  public var ttl: TimeInterval?
  public var entryCostLimit = 0.1

  public init(costLimit: Int = ImageCache.defaultCostLimit, countLimit: Int = Int.max) {
    (self.costLimit, self.countLimit) = (costLimit, countLimit)
  }

  public var totalCost: Int { RemoteImages.current.size }
  public var totalCount: Int { RemoteImages.current.count }

  public subscript(key: ImageCacheKey) -> ImageContainer? {
    get {
      RemoteImages.current.loaded(key.text).map {
        let type = $0.data.flatMap { AssetType($0) }
        return ImageContainer(image: $0.image, type: type, data: type == .gif ? $0.data : nil)
      }
    }
    set {
      guard let newValue else { return RemoteImages.current.remove(key.text) }
      let data = newValue.data ?? RemoteImages.current.loaded(key.text)?.data
      RemoteImages.current.keep(newValue.image, data, for: key.text)
    }
  }

  public func removeAll() { RemoteImages.current.removeAll() }
  public func trim(toCost limit: Int) { if limit == 0 { removeAll() } }
  public func trim(toCount limit: Int) { if limit == 0 { removeAll() } }
}
