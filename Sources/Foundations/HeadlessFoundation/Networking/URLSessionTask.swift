public import Foundation
internal import HeadlessDevice

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request of a session.
open class URLSessionTask: NSObject {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// Sent, not sent yet, cancelled, or answered.
    case running, suspended, canceling, completed
  }

  /// The number of the task in its session.
  open internal(set) var taskIdentifier = 0
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
  /// The receiver of this task's events; the session's delegate is told as well.
  open var delegate: (any URLSessionTaskDelegate)?
  /// A text that the app sets.
  open var taskDescription: String?
  /// The priority of a task that the app does not give one.
  public static let defaultPriority: Float = 0.5
  /// A priority below that of other tasks.
  public static let lowPriority: Float = 0.25
  /// A priority above that of other tasks.
  public static let highPriority: Float = 0.75
  /// The priority; stored, without effect.
  open var priority: Float = 0.5
  /// The number of bytes that were sent.
  open private(set) var countOfBytesSent: Int64 = 0
  /// The number of bytes that are sent in all.
  open var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  /// The number of bytes that were received.
  open private(set) var countOfBytesReceived: Int64 = 0
  /// The number of bytes that are received in all; 0 until the response is there.
  open private(set) var countOfBytesExpectedToReceive: Int64 = 0
  /// The progress from 0 to 1.
  public let progress = Progress(totalUnitCount: 1)

  /// Whether the delegate gives the body.
  var isStreamed = false

  /// The session, which lives until its last task has ended.
  var session: URLSession?
  private var ownAnswer: ProtocolAnswer?
  private var completion: ((Data?, URLResponse?, (any Error)?) -> Void)?

  init(
    _ request: URLRequest, _ completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  ) {
    originalRequest = request
    self.completion = completion
  }

  /// Creates a task without a request, as doubles in tests do; it sends nothing.
  public override init() {
    originalRequest = nil
    completion = nil
  }

  /// Sends the request.
  open func resume() {
    guard state == .suspended, var request = originalRequest, let url = request.url else { return }
    state = .running
    if isStreamed { request.httpBodyStream = stream }
    request.readBodyStream()
    if isAnsweredByApp(request) { return }
    Device.current.network.send(HTTPRequest(request, url)) { result in self.receive(result, url) }
  }

  /// Does nothing: a request that is sent is answered.
  open func suspend() {}

  /// Ends the task with a cancellation error.
  open func cancel() {
    guard state == .suspended || state == .running else { return }
    state = .canceling
    Ported.async { self.finish(nil, nil, URLError(.cancelled, described: "cancelled")) }
  }

  /// The stream that the first delegate with one gives.
  private var stream: InputStream? {
    guard let session else { return nil }
    var given: InputStream?
    for receiver in receivers where given == nil {
      receiver.urlSession(session, task: self) { given = $0 }
    }
    return given
  }

  // MARK: The answer

  /// Lets a `URLProtocol` of the session's configuration answer; returns whether one does.
  private func isAnsweredByApp(_ request: URLRequest) -> Bool {
    guard let type = ProtocolAnswer.type(for: request, among: session?.protocols ?? []) else {
      return false
    }
    let answer = ProtocolAnswer { data, response, error in
      guard self.state == .running else { return }
      guard let data, error == nil else { return self.finish(nil, response, error) }
      self.accept(data, response)
    }
    ownAnswer = answer
    // A task that is cancelled at once has begun to load on Apple's systems, and is stopped.
    Ported.async {
      if self.state == .running || self.state == .canceling { answer.start(type, request) }
    }
    return true
  }

  /// Ends a task that sends nothing.
  fileprivate func fail(_ code: URLError.Code) {
    guard state == .suspended else { return }
    state = .running
    Ported.async { self.finish(nil, nil, URLError(code, described: "nothing to resume from")) }
  }

  private func receive(_ result: Result<HTTPResponse, NetworkError>, _ url: URL) {
    guard state == .running else { return }
    switch result {
    case .success(let answer):
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
      accept(answer.body, response)
    case .failure(let error):
      tellOfSentBytes()
      finish(nil, nil, error.urlError)
    }
  }

  private func accept(_ body: Data, _ response: URLResponse?) {
    tellOfSentBytes()
    self.response = response
    countOfBytesExpectedToReceive = Int64(body.count)
    guard completion == nil, let response else { return finish(body, response, nil) }
    begin(response, body)
  }

  private func tellOfSentBytes() {
    countOfBytesSent = countOfBytesExpectedToSend
    guard countOfBytesSent > 0, let session else { return }
    for receiver in receivers {
      receiver.urlSession(
        session, task: self, didSendBodyData: countOfBytesSent, totalBytesSent: countOfBytesSent,
        totalBytesExpectedToSend: countOfBytesSent)
    }
  }

  /// The delegates that are told: the task's, then the session's.
  private var receivers: [any URLSessionTaskDelegate] {
    let other = session?.delegate as? any URLSessionTaskDelegate
    return [delegate, other === delegate ? nil : other].compactMap { $0 }
  }

  /// Asks the delegate about the response, then passes on the bytes.
  private func begin(_ response: URLResponse, _ body: Data) {
    guard let session,
      let receiver = receivers.lazy.compactMap({ $0 as? any URLSessionDataDelegate }).first,
      let task = self as? URLSessionDataTask
    else { return finish(body, response, nil) }
    receiver.urlSession(session, dataTask: task, didReceive: response) { disposition in
      guard self.state == .running else { return }
      if disposition == .cancel {
        return self.finish(nil, response, URLError(.cancelled, described: "cancelled"))
      }
      if !body.isEmpty { receiver.urlSession(session, dataTask: task, didReceive: body) }
      self.finish(body, response, nil)
    }
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard state != .completed else { return }
    state = .completed
    self.error = error
    if let data { countOfBytesReceived = Int64(data.count) }
    progress.completedUnitCount = 1
    let run = completion
    completion = nil
    ownAnswer?.stop()
    ownAnswer = nil
    if let run {
      run(data, response, error)
    } else if let session {
      if let data, error == nil { tellOfDownload(data, session) }
      for receiver in receivers {
        receiver.urlSession(session, task: self, didCompleteWithError: error)
      }
    }
    session?.didComplete(self)
    session = nil
  }

  private func tellOfDownload(_ data: Data, _ session: URLSession) {
    guard let task = self as? URLSessionDownloadTask, let file = DownloadedFile(data) else {
      return
    }
    for case let receiver as any URLSessionDownloadDelegate in receivers {
      receiver.urlSession(
        session, downloadTask: task, didWriteData: Int64(data.count),
        totalBytesWritten: Int64(data.count), totalBytesExpectedToWrite: Int64(data.count))
      receiver.urlSession(session, downloadTask: task, didFinishDownloadingTo: file.url)
    }
    file.remove()
  }
}

/// A task that gets bytes.
open class URLSessionDataTask: URLSessionTask {}

/// A task that sends bytes.
open class URLSessionUploadTask: URLSessionDataTask {}

/// A task that gets a file.
open class URLSessionDownloadTask: URLSessionTask {
  /// Returns a task that fails when it is resumed.
  static func withoutRequest() -> URLSessionDownloadTask { Unresumable() }

  /// A task for bytes that no task has left.
  private final class Unresumable: URLSessionDownloadTask {
    override func resume() { fail(.cannotOpenFile) }
  }

  /// Ends the task; there is nothing to resume from.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    Ported.async { completionHandler(nil) }
  }
}

/// A temporary file with what was downloaded.
struct DownloadedFile {
  let url: URL

  /// Writes the file; nil if it cannot be written.
  init?(_ data: Data, at url: URL = Self.newPlace()) {
    self.url = url
    guard (try? data.write(to: url)) != nil else { return nil }
  }

  /// Returns a place of its own among the temporary files of the device.
  static func newPlace() -> URL {
    Ported.temporaryFolder.appendingPathComponent("download-\(Ported.uuid.uuidString)")
  }

  /// Removes the file, unless the app has moved it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension URLRequest {
  /// Makes the contents of the stream the body.
  fileprivate mutating func readBodyStream() {
    guard httpBody == nil, let stream = httpBodyStream else { return }
    stream.open()
    defer { stream.close() }
    var (body, buffer) = (Data(), [UInt8](repeating: 0, count: 4096))
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
      body.append(contentsOf: buffer.prefix(count))
    }
    httpBody = body
  }
}

extension HTTPRequest {
  /// The request of a URL request; the host is left out, as in scripts.
  init(_ request: URLRequest, _ url: URL) {
    let path = url.path.isEmpty ? "/" : url.path
    self.init(
      request.httpMethod ?? "GET", url.query.map { "\(path)?\($0)" } ?? path,
      headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody ?? Data())
  }
}

extension NetworkError {
  /// The error that Foundation throws.
  fileprivate var urlError: URLError {
    let code: URLError.Code =
      switch self {
      case .offline: .notConnectedToInternet
      case .timedOut: .timedOut
      default: .networkConnectionLost
      }
    return URLError(code, described: description)
  }
}
