// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request of a session: it is adapted, sent, validated, retried, and its answer handed on.
open class Request {
  public enum State { case initialized, resumed, suspended, cancelled, finished }

  public typealias ProgressHandler = (Progress) -> Void

  public let id = UUID()
  public private(set) var state = State.initialized
  public private(set) var error: AFError?
  public private(set) var retryCount = 0
  public private(set) var requests: [URLRequest] = []
  public private(set) var tasks: [HeadlessFoundation.URLSessionTask] = []
  public private(set) var response: HTTPURLResponse?
  public let uploadProgress = Progress(totalUnitCount: 0)
  public let downloadProgress = Progress(totalUnitCount: 0)

  public var request: URLRequest? { requests.last }
  public var firstRequest: URLRequest? { requests.first }
  public var lastRequest: URLRequest? { requests.last }
  public var task: HeadlessFoundation.URLSessionTask? { tasks.last }
  public var isInitialized: Bool { state == .initialized }
  public var isResumed: Bool { state == .resumed }
  public var isSuspended: Bool { state == .suspended }
  public var isCancelled: Bool { state == .cancelled }
  public var isFinished: Bool { state == .finished }

  let session: Session
  let interceptor: (any RequestInterceptor)?
  private(set) var received: Data?
  private let convertible: any URLRequestConvertible
  private var validators: [() -> AFError?] = []
  private var handlers: [() -> Void] = []
  private var isCreated = false
  private var progressHandlers: [ProgressHandler] = []

  init(
    _ session: Session, _ convertible: any URLRequestConvertible,
    _ interceptor: (any RequestInterceptor)?
  ) {
    self.session = session
    self.convertible = convertible
    let all = [session.interceptor, interceptor].compactMap { $0 }
    self.interceptor = all.count > 1 ? Interceptor(interceptors: all) : all.first
  }

  // MARK: State

  @discardableResult
  public func resume() -> Self {
    guard state == .initialized || state == .suspended else { return self }
    state = .resumed
    if isCreated { task?.resume() } else { create() }
    return self
  }

  @discardableResult
  public func suspend() -> Self {
    guard state == .initialized || state == .resumed else { return self }
    state = .suspended
    task?.suspend()
    return self
  }

  @discardableResult
  public func cancel() -> Self {
    guard state != .cancelled, state != .finished else { return self }
    state = .cancelled
    error = error ?? .explicitlyCancelled
    if let task, isCreated { task.cancel() } else { finish() }
    return self
  }

  // MARK: Sending

  private func create() {
    isCreated = true
    HeadlessFoundation.DispatchQueue.main.async { [self] in
      guard state != .cancelled else { return }
      do {
        let request = try convertible.asURLRequest()
        requests.append(request)
        session.tell { $0.request(self, didCreateInitialURLRequest: request) }
        adapt(request)
      } catch {
        let failure = error.asAFError { .createURLRequestFailed(error: $0) }
        self.error = failure
        session.tell { $0.request(self, didFailToCreateURLRequestWithError: failure) }
        finish()
      }
    }
  }

  private func adapt(_ request: URLRequest) {
    guard let interceptor else { return send(request) }
    interceptor.adapt(request, for: session) { [self] result in
      switch result {
      case .success(let adapted):
        if adapted != request { requests.append(adapted) }
        send(adapted)
      case .failure(let error):
        let failure = AFError.requestAdaptationFailed(error: error)
        self.error = failure
        session.tell { $0.request(self, didFailToAdaptURLRequest: request, withError: failure) }
        retryOrFinish()
      }
    }
  }

  private func send(_ request: URLRequest) {
    guard state != .cancelled else { return }
    session.tell { $0.request(self, didCreateURLRequest: request) }
    do {
      let task = try makeTask(request) { [self] data, response, error in
        HeadlessFoundation.DispatchQueue.main.async { [self] in
          didComplete(data, response, error)
        }
      }
      tasks.append(task)
      session.active.append(self)
      session.tell { $0.request(self, didCreateTask: task) }
      guard state == .resumed else { return }
      task.resume()
      session.tell {
        $0.requestDidResume(self)
        $0.request(self, didResumeTask: task)
      }
    } catch {
      self.error = error.asAFError { .createURLRequestFailed(error: $0) }
      finish()
    }
  }

  /// Returns the task that sends a request.
  func makeTask(
    _ request: URLRequest,
    _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) throws -> HeadlessFoundation.URLSessionTask {
    session.session.dataTask(with: request, completionHandler: completion)
  }

  private func didComplete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    session.active.removeAll { $0 === self }
    received = data
    self.response = response as? HTTPURLResponse
    if state != .cancelled {
      self.error = error.map { $0.asAFError { .sessionTaskFailed(error: $0) } }
      if let task { session.tell { $0.request(self, didCompleteTask: task, with: self.error) } }
      tellProgress(data)
      for validator in validators where self.error == nil { self.error = validator() }
    }
    retryOrFinish()
  }

  private func tellProgress(_ data: Data?) {
    guard error == nil, let count = data?.count else { return }
    downloadProgress.totalUnitCount = Int64(count)
    downloadProgress.completedUnitCount = Int64(count)
    for handler in progressHandlers { handler(downloadProgress) }
  }

  private func retryOrFinish() {
    guard let error, state != .cancelled, let interceptor else { return finish() }
    interceptor.retry(self, for: session, dueTo: error) { [self] result in
      switch result {
      case .doNotRetry: finish()
      case .doNotRetryWithError(let retryError):
        self.error = .requestRetryFailed(retryError: retryError, originalError: error)
        finish()
      case .retry: retry()
      case .retryWithDelay(let delay):
        HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + delay) {
          [self] in retry()
        }
      }
    }
  }

  private func retry() {
    guard state != .cancelled else { return finish() }
    retryCount += 1
    error = nil
    session.tell { $0.requestIsRetrying(self) }
    create()
  }

  private func finish() {
    if state != .cancelled { state = .finished }
    session.tell { $0.requestDidFinish(self) }
    isDone = true
    let waiting = handlers
    handlers = []
    for handler in waiting { handler() }
  }

  private var isDone = false

  // MARK: What waits

  func addValidator(_ validator: @escaping () -> AFError?) { validators.append(validator) }

  /// Lets a handler wait for the end; one that comes later is called in the next turn.
  func whenFinished(_ handler: @escaping () -> Void) {
    if isDone {
      HeadlessFoundation.DispatchQueue.main.async { handler() }
    } else {
      handlers.append(handler)
    }
    if session.startRequestsImmediately { resume() }
  }

  func addProgress(_ handler: @escaping ProgressHandler) { progressHandlers.append(handler) }

  /// The request as a command of curl.
  public func cURLDescription() -> String {
    guard let request, let url = request.url else { return "$ curl command could not be created" }
    var parts = ["$ curl -v", "-X \(request.httpMethod ?? "GET")"]
    for header in request.headers { parts.append("-H \"\(header)\"") }
    if let body = request.httpBody {
      parts.append("-d \"\(String(decoding: body, as: UTF8.self))\"")
    }
    return (parts + ["\"\(url.absoluteString)\""]).joined(separator: " \\\n\t")
  }

  @discardableResult
  public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self {
    HeadlessFoundation.DispatchQueue.main.async { [self] in handler(cURLDescription()) }
    return self
  }
}

extension Request: Equatable, Hashable {
  nonisolated public static func == (left: Request, right: Request) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Request: CustomStringConvertible {
  public var description: String {
    guard let request, let url = request.url else { return "No request created yet." }
    let status = response.map { " (\($0.statusCode))" } ?? ""
    return "\(request.httpMethod ?? "GET") \(url.absoluteString)\(status)"
  }
}
