// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
@_exported public import Foundation
@_exported public import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformColor = UIColor
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformButton = UIButton

nonisolated public struct KingfisherWrapper<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

nonisolated public protocol KingfisherCompatible: AnyObject {}

nonisolated extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImage: KingfisherCompatible {}
extension UIView: KingfisherCompatible {}
extension UIBarItem: KingfisherCompatible {}

// MARK: Sources

nonisolated public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

nonisolated extension Resource {
  public func convertToSource(overrideCacheKey: String? = nil) -> Source {
    .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: overrideCacheKey ?? cacheKey))
  }
}

nonisolated extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// Kingfisher's resource of a URL, which has the name of UIKit's type for assets.
///
/// Two types of one name would be ambiguous in files that import both, so UIKit's stands for both.
nonisolated extension ImageResource: Resource {
  public init(downloadURL: URL, cacheKey: String? = nil) {
    let resource = KF.ImageResource(downloadURL: downloadURL, cacheKey: cacheKey)
    self.init(name: "\(resource.cacheKey) at \(downloadURL.absoluteString)", bundle: .main)
    remoteResources[self] = resource
  }

  public var cacheKey: String { remoteResources[self]?.cacheKey ?? "an asset" }

  /// The URL; that of the app's bundle where the resource is one of UIKit's.
  public var downloadURL: URL { remoteResources[self]?.downloadURL ?? Bundle.main.bundleURL }
}

/// The resources of URLs, by those of UIKit that stand for them.
nonisolated(unsafe) private var remoteResources: [ImageResource: KF.ImageResource] = [:]

public enum KF {
  nonisolated public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL

    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }
}

nonisolated public enum Source {
  public enum Identifier {
    public typealias Value = UInt
  }

  case network(any Resource)
  case provider(any ImageDataProvider)

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): provider.contentURL
    }
  }
}

nonisolated public protocol ImageDataProvider {
  var cacheKey: String { get }
  var contentURL: URL? { get }
  func data(handler: @escaping (Result<Data, any Error>) -> Void)
}

nonisolated extension ImageDataProvider {
  public var contentURL: URL? { nil }
}

nonisolated public struct LocalFileImageDataProvider: ImageDataProvider {
  public let fileURL: URL
  public let cacheKey: String
  public var contentURL: URL? { fileURL }

  public init(fileURL: URL, cacheKey: String? = nil) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.absoluteString
  }

  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }
}

nonisolated public struct Base64ImageDataProvider: ImageDataProvider {
  public let base64String: String
  public let cacheKey: String

  public init(base64String: String, cacheKey: String) {
    self.base64String = base64String
    self.cacheKey = cacheKey
  }

  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(.success(Data(base64Encoded: base64String) ?? Data()))
  }
}

nonisolated public struct RawImageDataProvider: ImageDataProvider {
  public let data: Data
  public let cacheKey: String

  public init(data: Data, cacheKey: String) {
    self.data = data
    self.cacheKey = cacheKey
  }

  public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}
