// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported public import AVFoundation
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

public typealias PHImageRequestID = Int32
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

nonisolated public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
nonisolated public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
nonisolated public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
nonisolated public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
nonisolated public let PHImageCancelledKey = "PHImageCancelledKey"
nonisolated public let PHImageErrorKey = "PHImageErrorKey"

nonisolated public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted, original
}

nonisolated public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat, fastFormat
}

nonisolated public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast, exact
}

nonisolated public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat, mediumQualityFormat, fastFormat
}

open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
}

open class PHVideoRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var progressHandler: PHAssetImageProgressHandler?
}

/// The manager of the photos' images; a request is answered without one, as the library has no photos.
open class PHImageManager: NSObject {
  open class func `default`() -> PHImageManager { PHImageManager() }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping @MainActor (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Ported.async { resultHandler(nil, nil) }
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping @MainActor (
        Data?, String?, UIImage.Orientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    Ported.async { resultHandler(nil, nil, .up, nil) }
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @MainActor (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Ported.async { resultHandler(nil, nil, nil) }
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @MainActor (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Ported.async { resultHandler(nil, nil) }
    return PHInvalidImageRequestID
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
