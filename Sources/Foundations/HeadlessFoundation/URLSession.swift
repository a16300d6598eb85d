public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Foundation's URL session on the device's network: stubs, the app's server, or real HTTP.
open class URLSession {
  /// The shared session.
  open class var shared: URLSession {
    Device.current.attached(URLSession.self) { URLSession(configuration: .default) }
  }

  /// The configuration; its additional headers are sent.
  public let configuration: URLSessionConfiguration

  /// The delegate; held strongly, and never called.
  open private(set) var delegate: AnyObject?

  /// Creates a session.
  public init(configuration: URLSessionConfiguration) { self.configuration = configuration }

  /// Creates a session with a delegate, which is never called; completions run on the main actor.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: AnyObject?, delegateQueue: OperationQueue?
  ) {
    self.init(configuration: configuration)
    self.delegate = delegate
  }

  /// Creates a task that sends a request when it is resumed.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(prepared(request), completionHandler)
  }

  /// Creates a task that gets a URL when it is resumed.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task that sends a request when it is resumed.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    dataTask(with: request) { _, _, _ in }
  }

  /// Creates a task that uploads bytes when it is resumed.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return URLSessionUploadTask(prepared(request), completionHandler)
  }

  /// Creates a task that downloads into a temporary file when it is resumed.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(prepared(request)) { data, response, error in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("download-\(Ported.uuid.uuidString)")
      let isWritten = data.flatMap { try? $0.write(to: file) } != nil
      completionHandler(isWritten ? file : nil, response, error)
    }
  }

  /// Creates a task that downloads into a temporary file when it is resumed.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Sends a request; returns its bytes and its response.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }.resume()
    }
  }

  /// Gets a URL; returns its bytes and its response.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Uploads bytes; returns the bytes of the answer and its response.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }

  /// Does nothing: tasks end by themselves.
  open func finishTasksAndInvalidate() { delegate = nil }

  /// Does nothing: tasks end by themselves.
  open func invalidateAndCancel() { delegate = nil }

  private func prepared(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    return request
  }
}

/// A request of a session.
open class URLSessionTask {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// Sent, not sent yet, cancelled, or answered.
    case running, suspended, canceling, completed
  }

  /// The state of the task.
  open private(set) var state = State.suspended
  /// The request.
  public let originalRequest: URLRequest?
  /// The request as it is sent.
  open var currentRequest: URLRequest? { originalRequest }
  /// The response; nil until it is there.
  open private(set) var response: URLResponse?
  /// The error; nil if there is none.
  open private(set) var error: (any Error)?
  /// A text that the app sets.
  open var taskDescription: String?
  /// The priority; stored, without effect.
  open var priority: Float = 0.5

  private var completion: ((Data?, URLResponse?, (any Error)?) -> Void)?

  init(
    _ request: URLRequest, _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    originalRequest = request
    self.completion = completion
  }

  /// Sends the request.
  open func resume() {
    guard state == .suspended, let request = originalRequest, let url = request.url else { return }
    state = .running
    let sent = HTTPRequest(request, url)
    Device.current.network.send(sent) { result in self.receive(result, url) }
  }

  /// Does nothing: a request that is sent is answered.
  open func suspend() {}

  /// Ends the task with a cancellation error.
  open func cancel() {
    guard state == .suspended || state == .running else { return }
    state = .canceling
    Ported.async { self.finish(nil, nil, URLError(.cancelled)) }
  }

  private func receive(_ result: Result<HTTPResponse, NetworkError>, _ url: URL) {
    guard state == .running else { return }
    switch result {
    case .success(let answer):
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
      finish(answer.body, response, nil)
    case .failure(let error): finish(nil, nil, error.urlError)
    }
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    state = .completed
    self.response = response
    self.error = error
    let run = completion
    completion = nil
    run?(data, response, error)
  }
}

/// A task that gets bytes.
open class URLSessionDataTask: URLSessionTask {}

/// A task that sends bytes.
open class URLSessionUploadTask: URLSessionDataTask {}

/// A task that gets a file.
open class URLSessionDownloadTask: URLSessionTask {}

extension HTTPRequest {
  /// The request of a URL request; the host is left out, as in scripts.
  fileprivate init(_ request: URLRequest, _ url: URL) {
    let path = url.path.isEmpty ? "/" : url.path
    self.init(
      request.httpMethod ?? "GET", url.query.map { "\(path)?\($0)" } ?? path,
      headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody ?? Data())
  }
}

extension NetworkError {
  /// The error that Foundation throws.
  fileprivate var urlError: URLError {
    switch self {
    case .offline: URLError(.notConnectedToInternet)
    case .timedOut: URLError(.timedOut)
    default: URLError(.networkConnectionLost)
    }
  }
}
