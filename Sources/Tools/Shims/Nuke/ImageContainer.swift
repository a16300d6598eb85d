// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias PlatformImage = UIImage
public typealias PlatformColor = UIColor

nonisolated public struct ImageContainer {
  public var image: PlatformImage
  public var type: AssetType?
  public var isPreview: Bool
  public var data: Data?
  public var userInfo: [UserInfoKey: Any]

  public init(
    image: PlatformImage, type: AssetType? = nil, isPreview: Bool = false, data: Data? = nil,
    userInfo: [UserInfoKey: Any] = [:]
  ) {
    (self.image, self.type, self.isPreview) = (image, type, isPreview)
    (self.data, self.userInfo) = (data, userInfo)
  }

  public func map(_ closure: (PlatformImage) throws -> PlatformImage) rethrows -> ImageContainer {
    var copy = self
    copy.image = try closure(image)
    return copy
  }

  public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let scanNumberKey: UserInfoKey = "com.github/kean/nuke/scan-number"
  }
}

nonisolated public struct ImageResponse {
  public enum CacheType: Sendable {
    case memory
    case disk
  }

  public var container: ImageContainer
  public var request: ImageRequest
  public var urlResponse: URLResponse?
  public var cacheType: CacheType?

  public init(
    container: ImageContainer, request: ImageRequest, urlResponse: URLResponse? = nil,
    cacheType: CacheType? = nil
  ) {
    (self.container, self.request) = (container, request)
    (self.urlResponse, self.cacheType) = (urlResponse, cacheType)
  }

  public var image: PlatformImage { container.image }
  public var isPreview: Bool { container.isPreview }
}

/// The type of a file, which its first bytes tell.
nonisolated public struct AssetType: ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public init?(_ data: Data) {
    let known: [(AssetType, [UInt8])] = [
      (.jpeg, [0xFF, 0xD8, 0xFF]), (.png, [0x89, 0x50, 0x4E, 0x47]), (.gif, [0x47, 0x49, 0x46]),
    ]
    if let type = known.first(where: { data.starts(with: $0.1) })?.0 {
      self = type
    } else if data.starts(with: Data("RIFF".utf8)),
      data.dropFirst(8).starts(with: Data("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }

  public static let png: AssetType = "public.png"
  public static let jpeg: AssetType = "public.jpeg"
  public static let gif: AssetType = "com.compuserve.gif"
  public static let heic: AssetType = "public.heic"
  public static let webp: AssetType = "public.webp"
  public static let mp4: AssetType = "public.mpeg4"
  public static let m4v: AssetType = "public.m4v"
  public static let mov: AssetType = "public.mov"
}
