import Alamofire
import Foundation
import HeadlessDevice
import HeadlessFoundation
import HeadlessUIKit
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The image that a view asks for, and how it is made.
struct ViewWish {
  let request: any URLRequestConvertible
  let cacheKey: String?
  let serializer: ImageResponseSerializer?
  let filter: (any ImageFilter)?
  let progress: ImageDownloader.ProgressHandler?
  let progressQueue: HeadlessFoundation.DispatchQueue

  /// Returns the request of a URL that accepts images.
  static func request(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    let types = ImageResponseSerializer.acceptableImageContentTypes.sorted()
    request.setValue(types.joined(separator: ","), forHTTPHeaderField: "Accept")
    return request
  }
}

/// The download of one image of a view: of its image, or of a button's image or background for a state.
final class ViewDownload {
  private(set) var receipt: RequestReceipt?
  private var downloader: ImageDownloader?

  /// Returns a view's download for a purpose.
  static func of(_ view: AnyObject, _ purpose: String = "image") -> ViewDownload {
    let all = ViewDownloads.of(view)
    if let kept = all.downloads[purpose] { return kept }
    let new = ViewDownload()
    all.downloads[purpose] = new
    return new
  }

  func cancel() {
    if let receipt { downloader?.cancelRequest(with: receipt) }
    receipt = nil
  }

  /// Shows the image that is kept, or downloads it.
  ///
  /// - Parameters:
  ///   - showKept: A closure that shows an image at once, and calls the completion.
  ///   - showLoaded: A closure that shows a downloaded image.
  func start(
    _ wish: ViewWish, _ downloader: ImageDownloader, placeholder: () -> Void,
    showKept: (Image, AFIDataResponse<Image>) -> Void, showLoaded: @escaping (Image) -> Void,
    _ completion: ((AFIDataResponse<Image>) -> Void)?
  ) {
    let url = wish.request.urlRequest?.url
    if let url, receipt?.request.request?.url == url {
      completion?(AFIDataResponse(request: nil, .failure(.requestCancelled)))
      return
    }
    cancel()
    self.downloader = downloader
    if let message = wish.request.urlRequest,
      let image = downloader.cached(message, wish.cacheKey, wish.filter)
    {
      return showKept(image, AFIDataResponse(request: message, .success(image)))
    }
    placeholder()
    let id = Ported.uuid.uuidString
    receipt = downloader.download(
      wish.request, cacheKey: wish.cacheKey, receiptID: id, serializer: wish.serializer,
      filter: wish.filter, progress: wish.progress, progressQueue: wish.progressQueue
    ) { [weak self] response in
      if self?.receipt?.receiptID == id {
        if let image = try? response.result.get() { showLoaded(image) }
        self?.receipt = nil
      }
      completion?(response)
    }
  }
}

private var downloadsKey: UInt8 = 0

/// The downloads of a view by what they are for, and the downloader that the app gave it.
final class ViewDownloads {
  var downloads: [String: ViewDownload] = [:]
  var downloader: ImageDownloader?

  static func of(_ view: AnyObject) -> ViewDownloads {
    if let kept = objc_getAssociatedObject(view, &downloadsKey) as? ViewDownloads { return kept }
    let new = ViewDownloads()
    objc_setAssociatedObject(view, &downloadsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

/// The downloaders of the image views and of the buttons that have none of their own, in the app's process.
final class SharedDownloaders {
  static var current: SharedDownloaders {
    Device.current.attached(SharedDownloaders.self) { SharedDownloaders() }
  }

  var imageViews = ImageDownloader.default
  var buttons = ImageDownloader.default
}
