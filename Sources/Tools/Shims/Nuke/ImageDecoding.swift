// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public protocol ImageDecoding {
  func decode(_ data: Data) throws -> ImageContainer
}

nonisolated public enum ImageDecodingError: Error, CustomStringConvertible, Sendable {
  case unknown

  public var description: String { "The data is no image." }
}

nonisolated public struct ImageDecodingContext {
  public var request: ImageRequest
  public var data: Data
  public var isCompleted: Bool
  public var urlResponse: URLResponse?
  public var cacheType: ImageResponse.CacheType?

  public init(
    request: ImageRequest, data: Data, isCompleted: Bool = true, urlResponse: URLResponse? = nil,
    cacheType: ImageResponse.CacheType? = nil
  ) {
    (self.request, self.data, self.isCompleted) = (request, data, isCompleted)
    (self.urlResponse, self.cacheType) = (urlResponse, cacheType)
  }
}

public enum ImageDecoders {
  public final class Default: ImageDecoding {
    public init() {}

    public func decode(_ data: Data) throws -> ImageContainer {
      guard let image = UIImage(data: data) else { throw ImageDecodingError.unknown }
      let type = AssetType(data)
      return ImageContainer(image: image, type: type, data: data)
    }
  }
}
