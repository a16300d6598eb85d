// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import HeadlessDevice
import HeadlessFoundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The images that the app's process has loaded from URLs; the stand-ins of image libraries share them.
///
/// An image is kept in memory until the process ends, or the app removes it. Nothing is kept on disk: a new
/// process requests its images again, as after the system has purged a library's files.
public final class RemoteImages {
  /// The image that was loaded, and its bytes.
  public struct Loaded {
    public let image: UIImage
    public let data: Data?

    /// Whether the image was kept, so that nothing was requested.
    public let isKept: Bool

    public init(image: UIImage, data: Data?, isKept: Bool) {
      (self.image, self.data, self.isKept) = (image, data, isKept)
    }
  }

  /// The reasons why an image is not loaded.
  public enum Failure: Error {
    case transport(any Error)
    case status(HTTPURLResponse)
    case noImage(Data)
    case notKept
    case cancelled
  }

  /// The ways in which kept images are used.
  public enum Keeping {
    /// A kept image is taken, and a loaded one is kept.
    case usual
    /// A kept image is ignored, and the loaded one is kept.
    case refreshed
    /// A kept image is taken, and nothing is requested.
    case only
  }

  /// The images of the app's process.
  public static var current: RemoteImages {
    Device.current.attached(RemoteImages.self) { RemoteImages() }
  }

  private var kept: [String: Loaded] = [:]
  private var requests: [String: Request] = [:]

  /// A request of an image, for all who wait for it.
  private final class Request {
    var task: HeadlessFoundation.URLSessionDataTask?
    var loads: [ImageLoad] = []
  }

  private init() {}

  // MARK: Loading

  /// Loads the image of a URL; one that is kept is handed on at once.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - key: The key of the image among those that are kept.
  ///   - headers: Additional headers of the request.
  ///   - completion: A closure that is called on the main queue.
  /// - Returns: the load, which can be cancelled; nil if nothing is requested.
  public func load(
    _ url: URL, key: String, keeping: Keeping = .usual, headers: [String: String] = [:],
    completion: @escaping (Result<Loaded, Failure>) -> Void
  ) -> ImageLoad? {
    if keeping != .refreshed, let loaded = loaded(key) {
      completion(.success(loaded))
      return nil
    }
    guard keeping != .only else {
      completion(.failure(.notKept))
      return nil
    }
    let load = ImageLoad(completion)
    load.didCancel = { [unowned self] in cancel($0, key) }
    if let request = requests[key] {
      request.loads.append(load)
    } else {
      send(url, key, headers, for: load)
    }
    return load
  }

  private func send(
    _ url: URL, _ key: String, _ headers: [String: String], for load: ImageLoad
  ) {
    let request = Request()
    request.loads = [load]
    requests[key] = request
    var message = URLRequest(url: url)
    for (name, value) in headers { message.setValue(value, forHTTPHeaderField: name) }
    request.task = HeadlessFoundation.URLSession.shared.dataTask(with: message) {
      [weak self] data, response, error in
      let answer = Self.answer(data, response, error)
      HeadlessFoundation.DispatchQueue.main.async { self?.finish(request, key, answer) }
    }
    request.task?.resume()
  }

  private func finish(_ request: Request, _ key: String, _ answer: Result<Loaded, Failure>) {
    guard requests[key] === request else { return }
    requests[key] = nil
    if case .success(let loaded) = answer {
      kept[key] = Loaded(image: loaded.image, data: loaded.data, isKept: true)
    }
    for load in request.loads { load.complete(with: answer) }
  }

  /// Ends a load; the request goes on for others who wait for it.
  private func cancel(_ load: ImageLoad, _ key: String) {
    guard let request = requests[key] else { return }
    request.loads.removeAll { $0 === load }
    if request.loads.isEmpty {
      requests[key] = nil
      request.task?.cancel()
    }
    HeadlessFoundation.DispatchQueue.main.async { load.complete(with: .failure(.cancelled)) }
  }

  private static func answer(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<Loaded, Failure> {
    if let error { return .failure(.transport(error)) }
    if let response = response as? HTTPURLResponse, !(200..<400).contains(response.statusCode) {
      return .failure(.status(response))
    }
    let data = data ?? Data()
    guard let image = UIImage(data: data) else { return .failure(.noImage(data)) }
    return .success(Loaded(image: image, data: data, isKept: false))
  }

  // MARK: Keeping

  /// Returns the image that is kept for a key; nil if there is none.
  public func loaded(_ key: String) -> Loaded? { kept[key] }

  /// Keeps an image.
  public func keep(_ image: UIImage, _ data: Data? = nil, for key: String) {
    kept[key] = Loaded(image: image, data: data, isKept: true)
  }

  /// Removes the image of a key.
  public func remove(_ key: String) { kept[key] = nil }

  /// Removes all images.
  public func removeAll() { kept = [:] }

  /// Returns the keys of the kept images that begin with a text.
  public func keys(beginningWith prefix: String) -> [String] {
    kept.keys.filter { $0.hasPrefix(prefix) }
  }

  /// The size of all kept images in bytes.
  public var size: Int { kept.values.reduce(0) { $0 + ($1.data?.count ?? 0) } }

  /// The number of kept images.
  public var count: Int { kept.count }
}

/// The load of an image, which can be cancelled.
public final class ImageLoad {
  fileprivate var didCancel: ((ImageLoad) -> Void)?
  private var completion: ((Result<RemoteImages.Loaded, RemoteImages.Failure>) -> Void)?

  fileprivate init(
    _ completion: @escaping (Result<RemoteImages.Loaded, RemoteImages.Failure>) -> Void
  ) {
    self.completion = completion
  }

  /// Whether the load is under way.
  public var isUnderWay: Bool { completion != nil }

  /// Ends the load; its completion is called with a failure.
  public func cancel() {
    didCancel?(self)
    didCancel = nil
  }

  fileprivate func complete(with answer: Result<RemoteImages.Loaded, RemoteImages.Failure>) {
    let completion = completion
    (self.completion, didCancel) = (nil, nil)
    completion?(answer)
  }
}
