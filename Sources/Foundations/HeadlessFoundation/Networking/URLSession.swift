public import Foundation
internal import HeadlessDevice

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Foundation's URL session on the device's network: stubs, the app's server, or real HTTP.
open class URLSession: NSObject {
  /// The shared session.
  open class var shared: URLSession {
    Device.current.attached(URLSession.self) { URLSession(configuration: .default) }
  }

  /// The configuration; its additional headers are sent.
  public private(set) final var configuration = URLSessionConfiguration.default

  /// The delegate; held strongly until the session is invalidated.
  open private(set) var delegate: (any URLSessionDelegate)?

  /// The queue that delegates are called on; they are called on the main actor.
  public private(set) final var delegateQueue = OperationQueue.main

  /// A text that the app sets.
  open var sessionDescription: String?

  private var tasks: [URLSessionTask] = []
  private var lastIdentifier = 0
  private var isInvalid = false

  /// Creates a session with the default configuration, as spies of tests do.
  public override init() {}

  /// Creates a session.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Creates a session whose delegate is told of tasks without a completion.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.init()
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
  }

  private func add<Task: URLSessionTask>(_ task: Task) -> Task {
    lastIdentifier += 1
    task.taskIdentifier = lastIdentifier
    task.session = self
    tasks.append(task)
    return task
  }

  func didComplete(_ task: URLSessionTask) {
    tasks.removeAll { $0 === task }
    endIfDone()
  }

  // MARK: Tasks

  /// Creates a task that sends a request when it is resumed.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { add(URLSessionDataTask(prepared(request), completionHandler)) }

  /// Creates a task that gets a URL when it is resumed.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task that sends a request when it is resumed, and tells the delegate.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    add(URLSessionDataTask(prepared(request), nil))
  }

  /// Creates a task that gets a URL when it is resumed, and tells the delegate.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Creates a task that uploads bytes when it is resumed.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    add(URLSessionUploadTask(prepared(request, bodyData), completionHandler))
  }

  /// Creates a task that uploads bytes when it is resumed, and tells the delegate.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    add(URLSessionUploadTask(prepared(request, bodyData), nil))
  }

  /// Creates a task that uploads a file when it is resumed.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: try? Data(contentsOf: fileURL), completionHandler: completionHandler)
  }

  /// Creates a task that uploads a file when it is resumed, and tells the delegate.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    add(URLSessionUploadTask(prepared(request, try? Data(contentsOf: fileURL)), nil))
  }

  /// Creates a task that uploads the stream that the delegate gives when it is resumed.
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    let task = URLSessionUploadTask(prepared(request), nil)
    task.isStreamed = true
    return add(task)
  }

  /// Creates a task that downloads into a temporary file when it is resumed.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    add(
      URLSessionDownloadTask(prepared(request)) { data, response, error in
        let file = data.flatMap { DownloadedFile($0) }
        completionHandler(file?.url, response, error)
        file?.remove()
      })
  }

  /// Creates a task that downloads into a temporary file when it is resumed.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task that downloads into a temporary file when it is resumed, and tells the delegate.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(prepared(request), nil))
  }

  /// Creates a task that downloads into a temporary file when it is resumed, and tells the delegate.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Creates a task that fails when it is resumed: no task leaves anything to resume from.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask.withoutRequest())
  }

  /// Calls a closure with the tasks that have not ended.
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    Ported.async { completionHandler(self.tasks) }
  }

  /// Calls a closure with the data, upload and download tasks that have not ended.
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) {
    Ported.async {
      let uploads = self.tasks.compactMap { $0 as? URLSessionUploadTask }
      let others = self.tasks.filter { !($0 is URLSessionUploadTask) }
      completionHandler(
        others.compactMap { $0 as? URLSessionDataTask }, uploads,
        others.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  /// The tasks that have not ended.
  open var allTasks: [URLSessionTask] { get async { tasks } }

  // MARK: Asynchronous functions

  /// Sends a request, which ends when the task is cancelled; returns its bytes and its response.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Sends a request as ``data(for:)`` does, and tells a delegate of its task.
  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    let sending = Sending()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown, described: "unknown error"))
          }
        }
        task.delegate = delegate
        sending.task = task
        Task.isCancelled ? task.cancel() : task.resume()
      }
    } onCancel: {
      Ported.async { sending.task?.cancel() }
    }
  }

  /// The request of an asynchronous function, which its task may cancel.
  private final class Sending {
    weak var task: URLSessionTask?
  }

  /// Gets a URL; returns its bytes and its response.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Gets a URL as ``data(from:)`` does, and tells a delegate of its task.
  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Uploads bytes; returns the bytes of the answer and its response.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }

  /// Uploads bytes as ``upload(for:from:)`` does, and tells a delegate of its task.
  open func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request, delegate: delegate)
  }

  /// Downloads into a temporary file, which the caller removes; returns it and its response.
  open func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Downloads as ``download(for:)`` does, and tells a delegate of its task.
  open func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    // Another device may be the current one once the answer is there.
    let place = DownloadedFile.newPlace()
    let (data, response) = try await data(for: request, delegate: delegate)
    guard let file = DownloadedFile(data, at: place) else { throw URLError(.cannotCreateFile) }
    return (file.url, response)
  }

  /// Downloads into a temporary file, which the caller removes; returns it and its response.
  open func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Downloads as ``download(from:)`` does, and tells a delegate of its task.
  open func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  // MARK: End

  /// Lets the tasks end, then releases the delegate.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    Ported.async { self.endIfDone() }
  }

  /// Cancels the tasks, then releases the delegate.
  open func invalidateAndCancel() {
    isInvalid = true
    for task in tasks { task.cancel() }
    Ported.async { self.endIfDone() }
  }

  private func endIfDone() {
    guard isInvalid, tasks.isEmpty, let delegate else { return }
    self.delegate = nil
    delegate.urlSession(self, didBecomeInvalidWithError: nil)
  }

  /// The protocols that a request is offered to.
  ///
  /// Those of the shared session are registered with `URLProtocol.registerClass` at any time.
  var protocols: [AnyClass] {
    let registered = self === Self.shared ? OfferedProtocols.current.registered : []
    return registered + (configuration.protocolClasses ?? [])
  }

  private func prepared(_ request: URLRequest, _ body: Data? = nil) -> URLRequest {
    var request = request
    if let body { request.httpBody = body }
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    return request
  }
}
