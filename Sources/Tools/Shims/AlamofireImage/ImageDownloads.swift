import Alamofire
import Foundation
import HeadlessDevice

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The wish for a download of one who waits for it.
struct ImageWish {
  let id: String
  let cacheKey: String?
  let filter: (any ImageFilter)?
  let completion: ImageDownloader.CompletionHandler?
}

/// A request of an image, and those who want it.
final class ImageDownload {
  let request: DataRequest
  var wishes: [ImageWish]

  init(_ request: DataRequest, _ wish: ImageWish) { (self.request, wishes) = (request, [wish]) }
}

/// The downloads that are under way in the app's process, by their downloaders and URLs.
final class ImageDownloads {
  static var current: ImageDownloads {
    Device.current.attached(ImageDownloads.self) { ImageDownloads() }
  }

  var all: [String: ImageDownload] = [:]
}

extension DataResponse where Success == Image, Failure == AFIError {
  /// Creates the answer of a request that was not sent.
  @MainActor init(request: URLRequest?, _ result: Result<Image, AFIError>) {
    self.init(request: request, response: nil, data: nil, result: result)
  }
}

extension URLRequest {
  /// Whether an image that is kept is no answer.
  var ignoresCaches: Bool {
    cachePolicy == .reloadIgnoringLocalCacheData
      || cachePolicy == .reloadIgnoringLocalAndRemoteCacheData
      || cachePolicy == .reloadRevalidatingCacheData
  }
}
