// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public protocol Cancellable: AnyObject {
  func cancel()
}

/// A loader of data; one of the app is asked instead of the device's network.
public protocol DataLoading {
  func loadData(
    with request: URLRequest, didReceiveData: @escaping (Data, URLResponse) -> Void,
    completion: @escaping (Swift.Error?) -> Void
  ) -> any Cancellable
}

public final class DataLoader: DataLoading {
  nonisolated public enum Error: Swift.Error, CustomStringConvertible, Sendable {
    case statusCodeUnacceptable(Int)

    public var description: String {
      switch self {
      case .statusCodeUnacceptable(let code):
        "Response status code was unacceptable: \(code.description)"
      }
    }
  }

  public let session: HeadlessFoundation.URLSession
  public var prefersIncrementalDelivery = false
  private let validate: (URLResponse) -> Swift.Error?

  /// Whether the loader's requests are those that any loader sends.
  let isPlain: Bool

  public init(
    configuration: URLSessionConfiguration = DataLoader.defaultConfiguration,
    validate: @escaping (URLResponse) -> Swift.Error? = DataLoader.validate
  ) {
    session = HeadlessFoundation.URLSession(configuration: configuration)
    self.validate = validate
    isPlain =
      (configuration.httpAdditionalHeaders ?? [:]).isEmpty
      && Self.protocols(configuration) == Self.protocols(.default)
  }

  private static func protocols(_ configuration: URLSessionConfiguration) -> [ObjectIdentifier] {
    (configuration.protocolClasses ?? []).map { ObjectIdentifier($0) }
  }

  public static var defaultConfiguration: URLSessionConfiguration { .default }

  nonisolated public static func validate(response: URLResponse) -> Swift.Error? {
    guard let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode)
    else { return nil }
    return DataLoader.Error.statusCodeUnacceptable(response.statusCode)
  }

  /// The cache of all loaders, which stores nothing, as every cache of the device's network.
  public static let sharedUrlCache = URLCache(
    memoryCapacity: 0, diskCapacity: 150 * 1024 * 1024, diskPath: "com.github.kean.Nuke.Cache")

  public func loadData(
    with request: URLRequest, didReceiveData: @escaping (Data, URLResponse) -> Void,
    completion: @escaping (Swift.Error?) -> Void
  ) -> any Cancellable {
    let validate = validate
    let task = session.dataTask(with: request) { data, response, error in
      let refusal = response.flatMap { validate($0) }
      if error == nil, refusal == nil, let response { didReceiveData(data ?? Data(), response) }
      completion(error ?? refusal)
    }
    task.resume()
    return DataTask(task)
  }
}

/// The task of a loader, which can be cancelled.
private final class DataTask: Cancellable {
  private let task: HeadlessFoundation.URLSessionDataTask

  init(_ task: HeadlessFoundation.URLSessionDataTask) { self.task = task }

  func cancel() { task.cancel() }
}
