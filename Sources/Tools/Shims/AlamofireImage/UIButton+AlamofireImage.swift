// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Alamofire
import Foundation
public import HeadlessFoundation
public import UIKit

public typealias ControlState = UIControl.State

extension UIButton: AlamofireExtended {}

extension AlamofireExtension where ExtendedType: UIButton {
  public var imageDownloader: ImageDownloader? {
    get { ViewDownloads.of(type).downloader }
    nonmutating set { ViewDownloads.of(type).downloader = newValue }
  }

  public static var sharedImageDownloader: ImageDownloader {
    get { SharedDownloaders.current.buttons }
    set { SharedDownloaders.current.buttons = newValue }
  }

  public func setImage(
    for state: ControlState, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    setImage(
      for: state, urlRequest: ViewWish.request(url), cacheKey: cacheKey,
      placeholderImage: placeholderImage, serializer: serializer, filter: filter,
      progress: progress, progressQueue: progressQueue, completion: completion)
  }

  public func setImage(
    for state: ControlState, urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    let wish = ViewWish(
      request: urlRequest, cacheKey: cacheKey, serializer: serializer, filter: filter,
      progress: progress, progressQueue: progressQueue)
    start(wish, "image", state, placeholderImage, completion) { $0.setImage($1, for: state) }
  }

  public func setBackgroundImage(
    for state: ControlState, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    setBackgroundImage(
      for: state, urlRequest: ViewWish.request(url), cacheKey: cacheKey,
      placeholderImage: placeholderImage, serializer: serializer, filter: filter,
      progress: progress, progressQueue: progressQueue, completion: completion)
  }

  public func setBackgroundImage(
    for state: ControlState, urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    let wish = ViewWish(
      request: urlRequest, cacheKey: cacheKey, serializer: serializer, filter: filter,
      progress: progress, progressQueue: progressQueue)
    start(wish, "background", state, placeholderImage, completion) {
      $0.setBackgroundImage($1, for: state)
    }
  }

  public func cancelImageRequest(for state: ControlState) { download("image", state).cancel() }

  public func cancelBackgroundImageRequest(for state: ControlState) {
    download("background", state).cancel()
  }

  private func download(_ purpose: String, _ state: ControlState) -> ViewDownload {
    ViewDownload.of(type, "\(purpose) \(state.rawValue)")
  }

  private func start(
    _ wish: ViewWish, _ purpose: String, _ state: ControlState, _ placeholder: UIImage?,
    _ completion: ((AFIDataResponse<UIImage>) -> Void)?,
    _ show: @escaping (UIButton, UIImage) -> Void
  ) {
    let button: UIButton = type
    download(purpose, state).start(
      wish, imageDownloader ?? Self.sharedImageDownloader,
      placeholder: { if let placeholder { show(button, placeholder) } },
      showKept: { image, response in
        show(button, image)
        completion?(response)
      },
      showLoaded: { [weak button] image in if let button { show(button, image) } }, completion)
  }
}

// MARK: The names before AlamofireImage 4

extension UIButton {
  public var af_imageDownloader: ImageDownloader? {
    get { af.imageDownloader }
    set { af.imageDownloader = newValue }
  }

  public class var af_sharedImageDownloader: ImageDownloader {
    get { SharedDownloaders.current.buttons }
    set { SharedDownloaders.current.buttons = newValue }
  }

  public func af_setImage(
    for state: ControlState, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      for: state, url: url, cacheKey: cacheKey, placeholderImage: placeholderImage,
      serializer: serializer, filter: filter, progress: progress, progressQueue: progressQueue,
      completion: completion)
  }

  public func af_setImage(
    for state: ControlState, urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      for: state, urlRequest: urlRequest, cacheKey: cacheKey, placeholderImage: placeholderImage,
      serializer: serializer, filter: filter, progress: progress, progressQueue: progressQueue,
      completion: completion)
  }

  public func af_setBackgroundImage(
    for state: ControlState, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setBackgroundImage(
      for: state, url: url, cacheKey: cacheKey, placeholderImage: placeholderImage,
      serializer: serializer, filter: filter, progress: progress, progressQueue: progressQueue,
      completion: completion)
  }

  public func af_setBackgroundImage(
    for state: ControlState, urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setBackgroundImage(
      for: state, urlRequest: urlRequest, cacheKey: cacheKey, placeholderImage: placeholderImage,
      serializer: serializer, filter: filter, progress: progress, progressQueue: progressQueue,
      completion: completion)
  }

  public func af_cancelImageRequest(for state: ControlState) { af.cancelImageRequest(for: state) }

  public func af_cancelBackgroundImageRequest(for state: ControlState) {
    af.cancelBackgroundImageRequest(for: state)
  }
}
