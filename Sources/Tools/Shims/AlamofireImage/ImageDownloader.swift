// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Alamofire
import Foundation
import HeadlessDevice
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

open class RequestReceipt {
  public let request: DataRequest
  public let receiptID: String

  init(request: DataRequest, receiptID: String) {
    (self.request, self.receiptID) = (request, receiptID)
  }
}

/// Downloads images by Alamofire's requests, one for all who want the same image.
open class ImageDownloader {
  public typealias CompletionHandler = (AFIDataResponse<Image>) -> Void
  public typealias ProgressHandler = DataRequest.ProgressHandler

  public enum DownloadPrioritization {
    case fifo, lifo
  }

  public static let `default` = ImageDownloader()

  public let imageCache: (any ImageRequestCache)?
  public var imageResponseSerializer = ImageResponseSerializer()
  public let session: Session

  public init(
    configuration: URLSessionConfiguration = ImageDownloader.defaultURLSessionConfiguration(),
    downloadPrioritization: DownloadPrioritization = .fifo, maximumActiveDownloads: Int = 4,
    imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
  ) {
    session = Session(configuration: configuration)
    self.imageCache = imageCache
  }

  public init(
    session: Session, downloadPrioritization: DownloadPrioritization = .fifo,
    maximumActiveDownloads: Int = 4, imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
  ) { (self.session, self.imageCache) = (session, imageCache) }

  open class func defaultURLSessionConfiguration() -> URLSessionConfiguration { .default }

  /// Returns a cache, which stores nothing, as every cache of the device's network.
  open class func defaultURLCache() -> URLCache {
    URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }

  // MARK: Downloading

  @discardableResult
  open func download(
    _ urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    receiptID: String = Ported.uuid.uuidString, serializer: ImageResponseSerializer? = nil,
    filter: (any ImageFilter)? = nil, progress: ProgressHandler? = nil,
    progressQueue: HeadlessFoundation.DispatchQueue = .main, completion: CompletionHandler? = nil
  ) -> RequestReceipt? {
    let wish = ImageWish(id: receiptID, cacheKey: cacheKey, filter: filter, completion: completion)
    let key = key(of: urlRequest)
    if let download = ImageDownloads.current.all[key] {
      download.wishes.append(wish)
      return RequestReceipt(request: download.request, receiptID: receiptID)
    }
    if let message = urlRequest.urlRequest, !message.ignoresCaches,
      let image = cached(message, cacheKey, filter)
    {
      HeadlessFoundation.DispatchQueue.main.async {
        completion?(AFIDataResponse(request: message, .success(image)))
      }
      return nil
    }
    let request = session.request(urlRequest).validate(statusCode: 200..<300)
    if let progress { request.downloadProgress(queue: progressQueue, closure: progress) }
    send(request, key, wish, serializer ?? imageResponseSerializer)
    return RequestReceipt(request: request, receiptID: receiptID)
  }

  @discardableResult
  open func download(
    _ urlRequests: [any URLRequestConvertible], filter: (any ImageFilter)? = nil,
    progress: ProgressHandler? = nil, progressQueue: HeadlessFoundation.DispatchQueue = .main,
    completion: CompletionHandler? = nil
  ) -> [RequestReceipt] {
    urlRequests.compactMap {
      download(
        $0, filter: filter, progress: progress, progressQueue: progressQueue,
        completion: completion)
    }
  }

  func cached(
    _ request: URLRequest, _ cacheKey: String?, _ filter: (any ImageFilter)?
  ) -> Image? {
    cacheKey.map { imageCache?.image(withIdentifier: $0) }
      ?? imageCache?.image(for: request, withIdentifier: filter?.identifier)
  }

  private func key(of request: any URLRequestConvertible) -> String {
    "\(ObjectIdentifier(self)) \(request.urlRequest?.url?.absoluteString ?? "")"
  }

  private func send(
    _ request: DataRequest, _ key: String, _ wish: ImageWish, _ serializer: ImageResponseSerializer
  ) {
    let download = ImageDownload(request, wish)
    ImageDownloads.current.all[key] = download
    request.response(responseSerializer: serializer) { [self] response in
      guard ImageDownloads.current.all[key] === download else { return }
      ImageDownloads.current.all[key] = nil
      for wish in download.wishes { fulfil(wish, response) }
    }
  }

  private func fulfil(_ wish: ImageWish, _ response: AFDataResponse<Image>) {
    let result = response.result.map { wish.filter?.filter($0) ?? $0 }
    if let image = try? result.get() {
      if let cacheKey = wish.cacheKey {
        imageCache?.add(image, withIdentifier: cacheKey)
      } else if let request = response.request {
        imageCache?.add(image, for: request, withIdentifier: wish.filter?.identifier)
      }
    }
    wish.completion?(
      AFIDataResponse(
        request: response.request, response: response.response, data: response.data,
        result: result.mapError { .alamofireError($0) }))
  }

  // MARK: Cancelling

  open func cancelRequest(with requestReceipt: RequestReceipt) {
    let downloads = ImageDownloads.current
    guard
      let (key, download) = downloads.all.first(where: { $1.request === requestReceipt.request }),
      let index = download.wishes.firstIndex(where: { $0.id == requestReceipt.receiptID })
    else { return }
    let wish = download.wishes.remove(at: index)
    if download.wishes.isEmpty {
      downloads.all[key] = nil
      download.request.cancel()
    }
    let message = download.request.request
    HeadlessFoundation.DispatchQueue.main.async {
      wish.completion?(AFIDataResponse(request: message, .failure(.requestCancelled)))
    }
  }
}
