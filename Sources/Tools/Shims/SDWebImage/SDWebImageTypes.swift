// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SDWebImage's, and their documentation is too.
@_exported public import Foundation
import RemoteImages
@_exported public import UIKit

public typealias SDExternalCompletionBlock = (
  _ image: UIImage?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ imageURL: URL?
) -> Void
public typealias SDInternalCompletionBlock = (
  _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ cacheType: SDImageCacheType,
  _ finished: Bool, _ imageURL: URL?
) -> Void
public typealias SDImageLoaderProgressBlock = (
  _ receivedSize: Int, _ expectedSize: Int, _ targetURL: URL?
) -> Void
public typealias SDWebImageDownloaderCompletedBlock = (
  _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ finished: Bool
) -> Void

public enum SDImageCacheType: Int {
  case none, disk, memory, all
}

/// The options of a load.
///
/// Images have no pixels, and loads no priorities: what concerns them has no effect.
nonisolated public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
  public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
  public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
  public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
  public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
  public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)

  var keeping: RemoteImages.Keeping {
    if contains(.fromCacheOnly) { return .only }
    return contains(.fromLoaderOnly) || contains(.refreshCached) ? .refreshed : .usual
  }
}

nonisolated public struct SDWebImageContextOption: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  public static let imageThumbnailPixelSize = SDWebImageContextOption(
    rawValue: "imageThumbnailPixelSize")
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
  public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
  public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
  public static let downloadRequestModifier = SDWebImageContextOption(
    rawValue: "downloadRequestModifier")
}

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

nonisolated public struct SDWebImageError: Error {
  public enum Code: Int, Sendable {
    case invalidURL = 1000
    case badImageData = 1001
    case cacheNotModified = 1002
    case blackListed = 1003
    case invalidDownloadOperation = 2000
    case invalidDownloadStatusCode = 2001
    case cancelled = 2002
  }

  public let code: Code
}

extension RemoteImages.Failure {
  /// The error that SDWebImage gives for the failure.
  var error: any Error {
    switch self {
    case .transport(let error): error
    case .status: SDWebImageError(code: .invalidDownloadStatusCode)
    case .noImage: SDWebImageError(code: .badImageData)
    case .notKept: SDWebImageError(code: .cacheNotModified)
    case .cancelled: SDWebImageError(code: .cancelled)
    }
  }
}

// MARK: Indicators and transitions

public protocol SDWebImageIndicator {
  var indicatorView: UIView { get }
  func startAnimatingIndicator()
  func stopAnimatingIndicator()
  func updateIndicatorProgress(_ progress: Double)
}

extension SDWebImageIndicator {
  public func updateIndicatorProgress(_ progress: Double) {}
}

open class SDWebImageActivityIndicator: SDWebImageIndicator {
  public let indicatorView: UIView
  private let activity: UIActivityIndicatorView

  public init(style: UIActivityIndicatorView.Style = .medium) {
    activity = UIActivityIndicatorView(style: style)
    indicatorView = activity
  }

  public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var grayLarge: SDWebImageActivityIndicator { large }
  public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var whiteLarge: SDWebImageActivityIndicator { large }
  public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var large: SDWebImageActivityIndicator {
    SDWebImageActivityIndicator(style: .large)
  }

  open func startAnimatingIndicator() { activity.startAnimating() }
  open func stopAnimatingIndicator() { activity.stopAnimating() }
}

open class SDWebImageProgressIndicator: SDWebImageIndicator {
  public let indicatorView: UIView
  private let progressView = UIProgressView()

  public init() { indicatorView = progressView }

  public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
  public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }

  open func startAnimatingIndicator() { progressView.isHidden = false }
  open func stopAnimatingIndicator() { progressView.isHidden = true }
  open func updateIndicatorProgress(_ progress: Double) { progressView.progress = Float(progress) }
}

/// A transition to a loaded image, which is shown at once.
public final class SDWebImageTransition {
  public static var fade: SDWebImageTransition { SDWebImageTransition() }
  public static var flipFromLeft: SDWebImageTransition { SDWebImageTransition() }
  public static var flipFromRight: SDWebImageTransition { SDWebImageTransition() }
  public static var flipFromTop: SDWebImageTransition { SDWebImageTransition() }
  public static var flipFromBottom: SDWebImageTransition { SDWebImageTransition() }
  public static var curlUp: SDWebImageTransition { SDWebImageTransition() }
  public static var curlDown: SDWebImageTransition { SDWebImageTransition() }
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { fade }

  public var duration: TimeInterval = 0.5
  public init() {}
}

// MARK: Transformers

public protocol SDImageTransformer {
  var transformerKey: String { get }
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

public enum SDImageScaleMode: UInt { case fill, aspectFit, aspectFill }

/// A change of an image's size, which leaves an image without pixels as it is.
public final class SDImageResizingTransformer: SDImageTransformer {
  public let transformerKey = "SDImageResizingTransformer"
  public init(size: CGSize, scaleMode: SDImageScaleMode) {}
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? { image }
}

extension UIImage {
  public func sd_tintedImage(with tintColor: UIColor) -> UIImage? { self }
  public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? { self }
  public func sd_roundedCornerImage(
    withRadius radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?
  ) -> UIImage? { self }
  public func sd_croppedImage(with rect: CGRect) -> UIImage? { self }
  public func sd_blurredImage(withRadius radius: CGFloat) -> UIImage? { self }
}

open class SDAnimatedImageView: UIImageView {
  open var autoPlayAnimatedImage = true
  open var shouldCustomLoopCount = false
  open var animationRepeatCountValue = 0
  open var clearBufferWhenStopped = false
}
