// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Alamofire
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

/// The progress of a request, and the answer at its end.
public struct ProgressResponse {
  public let response: Response?
  public let progressObject: Progress?

  public init(progress: Progress? = nil, response: Response? = nil) {
    (progressObject, self.response) = (progress, response)
  }

  public var progress: Double { completed ? 1 : progressObject?.fractionCompleted ?? 0 }
  public var completed: Bool { response != nil }
}

public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}

public enum StubBehavior {
  case never
  case immediate
  case delayed(seconds: TimeInterval)
}

public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType

  func request(
    _ target: Target, callbackQueue: HeadlessFoundation.DispatchQueue?, progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> any Cancellable
}

/// A sender of a target's requests, through Alamofire.
open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  public typealias EndpointClosure = @MainActor (Target) -> Endpoint
  public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = @MainActor (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = @MainActor (Target) -> StubBehavior

  public let endpointClosure: EndpointClosure
  public let requestClosure: RequestClosure
  public let stubClosure: StubClosure
  public let session: Session
  public let plugins: [any PluginType]
  public let trackInflights: Bool
  let callbackQueue: HeadlessFoundation.DispatchQueue?
  private var waiting: [Endpoint: [Completion]] = [:]

  public init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: HeadlessFoundation.DispatchQueue? = nil,
    session: Session = MoyaProvider.defaultAlamofireSession(),
    plugins: [any PluginType] = [], trackInflights: Bool = false
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure
    self.callbackQueue = callbackQueue
    self.session = session
    self.plugins = plugins
    self.trackInflights = trackInflights
  }

  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  @discardableResult
  open func request(
    _ target: Target, callbackQueue: HeadlessFoundation.DispatchQueue? = nil,
    progress: ProgressBlock? = nil, completion: @escaping Completion
  ) -> any Cancellable {
    let (endpoint, call) = (endpoint(target), Call())
    let finish: Completion = { [self] result in
      plugins.forEach { $0.didReceive(result, target: target) }
      completion(plugins.reduce(result) { $1.process($0, target: target) })
    }
    guard trackInflights else {
      send(endpoint, target, call, callbackQueue, progress, finish)
      return call
    }
    waiting[endpoint, default: []].append(finish)
    guard waiting[endpoint]?.count == 1 else { return call }
    send(endpoint, target, call, callbackQueue, progress) { [self] result in
      for finish in waiting.removeValue(forKey: endpoint) ?? [] { finish(result) }
    }
    return call
  }

  private func send(
    _ endpoint: Endpoint, _ target: Target, _ call: Call,
    _ queue: HeadlessFoundation.DispatchQueue?, _ progress: ProgressBlock?,
    _ finish: @escaping Completion
  ) {
    let stub = stubClosure(target)
    requestClosure(endpoint) { [self] result in
      if call.isCancelled { return finish(.failure(.cancelled)) }
      switch result {
      case .failure(let error): finish(.failure(error))
      case .success(let request):
        let prepared = plugins.reduce(request) { $1.prepare($0, target: target) }
        let sending = Sending(
          request: prepared, endpoint: endpoint, target: target, queue: queue ?? callbackQueue,
          progress: progress, finish: finish)
        switch stub {
        case .never: call.request = self.start(sending)
        case .immediate: answer(sending, call)
        case .delayed(let seconds):
          HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + seconds)
          {
            [self] in answer(sending, call)
          }
        }
      }
    }
  }

  // MARK: Requests

  private func start(_ sending: Sending<Target>) -> Alamofire.Request {
    let codes = sending.target.validationType.statusCodes
    switch sending.endpoint.task {
    case .uploadFile(let file):
      let data = (try? Data(contentsOf: file)) ?? Data()
      return follow(session.upload(data, with: sending.request), sending, codes)
    case .uploadMultipart(let parts), .uploadCompositeMultipart(let parts, _):
      let form = Alamofire.MultipartFormData()
      for part in parts { form.append(part) }
      return follow(
        session.upload(multipartFormData: form, with: sending.request), sending, codes)
    case .downloadDestination(let destination), .downloadParameters(_, _, let destination):
      return follow(session.download(sending.request, to: destination), sending, codes)
    default: return follow(session.request(sending.request), sending, codes)
    }
  }

  private func follow(
    _ request: DataRequest, _ sending: Sending<Target>, _ codes: [Int]
  ) -> Alamofire.Request {
    observe(request, sending, codes)
    request.response(queue: sending.queue ?? .main) { answer in
      sending.end(answer.response, answer.request, answer.data, answer.error)
    }
    return request
  }

  private func follow(
    _ request: DownloadRequest, _ sending: Sending<Target>, _ codes: [Int]
  ) -> Alamofire.Request {
    observe(request, sending, codes)
    request.response(queue: sending.queue ?? .main) { answer in
      sending.end(answer.response, answer.request, nil, answer.error)
    }
    return request
  }

  private func observe(_ request: Alamofire.Request, _ sending: Sending<Target>, _ codes: [Int]) {
    announce(request, sending)
    if !codes.isEmpty { request.validate(statusCode: codes) }
    guard let progress = sending.progress else { return }
    let tell: Alamofire.Request.ProgressHandler = { progress(ProgressResponse(progress: $0)) }
    if let upload = request as? UploadRequest {
      upload.uploadProgress(closure: tell)
    } else {
      request.downloadProgress(closure: tell)
    }
  }

  private func announce(_ request: Alamofire.Request, _ sending: Sending<Target>) {
    let sent = SentRequest(request, sending.request)
    for plugin in plugins { plugin.willSend(sent, target: sending.target) }
  }

  // MARK: Stubs

  private func answer(_ sending: Sending<Target>, _ call: Call) {
    guard !call.isCancelled else { return sending.finish(.failure(.cancelled)) }
    announce(session.request(sending.request), sending)
    switch sending.endpoint.sampleResponseClosure() {
    case .networkResponse(let code, let data):
      let url = sending.request.url ?? sending.target.baseURL
      let answer = HTTPURLResponse(
        url: url, statusCode: code, httpVersion: nil, headerFields: nil)
      end(sending, answer, data, code)
    case .response(let answer, let data): end(sending, answer, data, answer.statusCode)
    case .networkError(let error): sending.finish(.failure(.underlying(error, nil)))
    }
  }

  private func end(
    _ sending: Sending<Target>, _ answer: HTTPURLResponse?, _ data: Data, _ code: Int
  ) {
    let response = Response(
      statusCode: code, data: data, request: sending.request, response: answer)
    let codes = sending.target.validationType.statusCodes
    guard codes.isEmpty || codes.contains(code) else {
      return sending.finish(.failure(.underlying(MoyaError.statusCode(response), response)))
    }
    sending.finish(.success(response))
  }
}

/// A request under way, with what is told of its end.
private struct Sending<Target: TargetType> {
  let request: URLRequest
  let endpoint: Endpoint
  let target: Target
  let queue: HeadlessFoundation.DispatchQueue?
  let progress: ProgressBlock?
  let finish: Completion

  func end(
    _ answer: HTTPURLResponse?, _ request: URLRequest?, _ data: Data?, _ error: (any Error)?
  ) {
    let response = answer.map {
      Response(
        statusCode: $0.statusCode, data: data ?? Data(), request: request, response: $0)
    }
    if let error { return finish(.failure(.underlying(error, response))) }
    guard let response else {
      return finish(.failure(.underlying(NSError(domain: NSURLErrorDomain, code: -1), nil)))
    }
    progress?(ProgressResponse(response: response))
    finish(.success(response))
  }
}

/// A request as plugins see it before Alamofire has made it.
private struct SentRequest: RequestType {
  private let sent: Alamofire.Request
  let request: URLRequest?

  init(_ sent: Alamofire.Request, _ request: URLRequest) {
    (self.sent, self.request) = (sent, request)
  }

  var sessionHeaders: [String: String] { sent.sessionHeaders }

  func cURLDescription(calling handler: @escaping (String) -> Void) -> SentRequest {
    sent.cURLDescription(calling: handler)
    return self
  }
}

/// A request that an app may cancel.
private final class Call: Cancellable {
  private(set) var isCancelled = false
  var request: Alamofire.Request?

  func cancel() {
    isCancelled = true
    request?.cancel()
  }
}

extension MoyaError {
  fileprivate static var cancelled: MoyaError {
    .underlying(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled), nil)
  }
}

extension Alamofire.MultipartFormData {
  fileprivate func append(_ part: MultipartFormData) {
    switch part.provider {
    case .data(let data):
      append(data, withName: part.name, fileName: part.fileName, mimeType: part.mimeType)
    case .stream(let stream, _):
      append(stream.contents, withName: part.name, fileName: part.fileName, mimeType: part.mimeType)
    case .file(let file):
      guard let name = part.fileName, let type = part.mimeType else {
        return append(file, withName: part.name)
      }
      append(file, withName: part.name, fileName: name, mimeType: type)
    }
  }
}

extension InputStream {
  /// The bytes up to the end of the stream.
  fileprivate var contents: Data {
    open()
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(&buffer, maxLength: buffer.count), count > 0 {
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }
}
