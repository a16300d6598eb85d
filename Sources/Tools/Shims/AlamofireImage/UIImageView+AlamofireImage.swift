// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Alamofire
import Foundation
public import HeadlessFoundation
public import UIKit

extension UIImageView: AlamofireExtended {}

extension AlamofireExtension where ExtendedType: UIImageView {
  public var imageDownloader: ImageDownloader? {
    get { ViewDownloads.of(type).downloader }
    nonmutating set { ViewDownloads.of(type).downloader = newValue }
  }

  public static var sharedImageDownloader: ImageDownloader {
    get { SharedDownloaders.current.imageViews }
    set { SharedDownloaders.current.imageViews = newValue }
  }

  public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    setImage(
      withURLRequest: ViewWish.request(url), cacheKey: cacheKey,
      placeholderImage: placeholderImage, serializer: serializer, filter: filter,
      progress: progress, progressQueue: progressQueue, imageTransition: imageTransition,
      runImageTransitionIfCached: runImageTransitionIfCached, completion: completion)
  }

  public func setImage(
    withURLRequest urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    let view: UIImageView = type
    let wish = ViewWish(
      request: urlRequest, cacheKey: cacheKey, serializer: serializer, filter: filter,
      progress: progress, progressQueue: progressQueue)
    ViewDownload.of(view).start(
      wish, imageDownloader ?? Self.sharedImageDownloader,
      placeholder: { if let placeholderImage { view.image = placeholderImage } },
      showKept: { image, response in
        if runImageTransitionIfCached { view.run(imageTransition, with: image) }
        view.image = image
        completion?(response)
      },
      showLoaded: { [weak view] in view?.run(imageTransition, with: $0) }, completion)
  }

  public func cancelImageRequest() { ViewDownload.of(type).cancel() }

  public func run(_ imageTransition: UIImageView.ImageTransition, with image: Image) {
    type.run(imageTransition, with: image)
  }
}

// MARK: The names before AlamofireImage 4

extension UIImageView {
  public var af_imageDownloader: ImageDownloader? {
    get { af.imageDownloader }
    set { af.imageDownloader = newValue }
  }

  public class var af_sharedImageDownloader: ImageDownloader {
    get { SharedDownloaders.current.imageViews }
    set { SharedDownloaders.current.imageViews = newValue }
  }

  public func af_setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      withURL: url, cacheKey: cacheKey, placeholderImage: placeholderImage, serializer: serializer,
      filter: filter, progress: progress, progressQueue: progressQueue,
      imageTransition: imageTransition, runImageTransitionIfCached: runImageTransitionIfCached,
      completion: completion)
  }

  public func af_setImage(
    withURLRequest urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      withURLRequest: urlRequest, cacheKey: cacheKey, placeholderImage: placeholderImage,
      serializer: serializer, filter: filter, progress: progress, progressQueue: progressQueue,
      imageTransition: imageTransition, runImageTransitionIfCached: runImageTransitionIfCached,
      completion: completion)
  }

  public func af_cancelImageRequest() { af.cancelImageRequest() }

  public func run(_ imageTransition: ImageTransition, with image: Image) {
    UIView.transition(
      with: self, duration: imageTransition.duration, options: imageTransition.animationOptions,
      animations: { imageTransition.animations(self, image) },
      completion: imageTransition.completion)
  }
}
