// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public var AF: Session { Session.default }

/// A session of requests, which go to the device's network as those of the app's `URLSession`.
open class Session {
  public typealias RequestModifier = (inout URLRequest) throws -> Void

  private static let shared = Session()
  public static var `default`: Session { shared }

  public let session: HeadlessFoundation.URLSession
  public let startRequestsImmediately: Bool
  public let interceptor: (any RequestInterceptor)?
  public let eventMonitors: [any EventMonitor]
  var active: [Request] = []

  public var sessionConfiguration: URLSessionConfiguration {
    session.configuration
  }

  public let serverTrustManager: ServerTrustManager?
  public let redirectHandler: (any RedirectHandler)?
  public let cachedResponseHandler: (any CachedResponseHandler)?

  public init(
    configuration: URLSessionConfiguration = .default,
    rootQueue: HeadlessFoundation.DispatchQueue = .main, startRequestsImmediately: Bool = true,
    requestQueue: HeadlessFoundation.DispatchQueue? = nil,
    serializationQueue: HeadlessFoundation.DispatchQueue? = nil,
    interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil,
    redirectHandler: (any RedirectHandler)? = nil,
    cachedResponseHandler: (any CachedResponseHandler)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    session = HeadlessFoundation.URLSession(configuration: configuration)
    self.startRequestsImmediately = startRequestsImmediately
    self.interceptor = interceptor
    self.serverTrustManager = serverTrustManager
    self.redirectHandler = redirectHandler
    self.cachedResponseHandler = cachedResponseHandler
    self.eventMonitors = [AlamofireNotifications()] + eventMonitors
  }

  func tell(_ event: (any EventMonitor) -> Void) { for monitor in eventMonitors { event(monitor) } }

  public func cancelAllRequests(
    completingOnQueue queue: HeadlessFoundation.DispatchQueue? = nil,
    completion: (() -> Void)? = nil
  ) {
    for request in active { request.cancel() }
    if let completion { HeadlessFoundation.DispatchQueue.main.async { completion() } }
  }

  public func withAllRequests(perform action: @escaping (Set<Request>) -> Void) {
    action(Set(active))
  }

  // MARK: Data

  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    request(
      Convertible(convertible, method, headers, requestModifier) {
        try encoding.encode($0, with: parameters)
      }, interceptor: interceptor)
  }

  open func request<Parameters: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    request(
      Convertible(convertible, method, headers, requestModifier) {
        try encoder.encode(parameters, into: $0)
      }, interceptor: interceptor)
  }

  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    started(DataRequest(self, convertible, interceptor))
  }

  /// Lets a request start in the next turn, as Alamofire starts it on its own queue.
  func started<Made: Request>(_ request: Made) -> Made {
    tell { $0.requestDidCreate(request) }
    return request
  }

  // MARK: Uploads

  open func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    upload(
      data, with: Convertible(convertible, method, headers, requestModifier) { $0 },
      interceptor: interceptor)
  }

  open func upload(
    _ data: Data, with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    started(UploadRequest(self, convertible, interceptor) { data })
  }

  open func upload(
    _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    started(
      UploadRequest(
        self, Convertible(convertible, method, headers, requestModifier) { $0 }, interceptor
      ) { try Data(contentsOf: fileURL) })
  }

  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    upload(
      multipartFormData: multipartFormData,
      with: Convertible(url, method, headers, requestModifier) { $0 }, interceptor: interceptor)
  }

  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    with request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    let form = MultipartFormData()
    multipartFormData(form)
    return upload(multipartFormData: form, with: request, interceptor: interceptor)
  }

  open func upload(
    multipartFormData form: MultipartFormData, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    upload(
      multipartFormData: form, with: Convertible(url, method, headers, requestModifier) { $0 },
      interceptor: interceptor)
  }

  open func upload(
    multipartFormData form: MultipartFormData, with request: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    let typed = Typed(request: request, type: form.contentType)
    return started(UploadRequest(self, typed, interceptor) { try form.encode() })
  }

  // MARK: Downloads

  open func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    download(
      Convertible(convertible, method, headers, requestModifier) {
        try encoding.encode($0, with: parameters)
      }, interceptor: interceptor, to: destination)
  }

  open func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let request = DownloadRequest(self, convertible, interceptor)
    request.destination = destination
    return started(request)
  }
}

/// A request that is made from a URL, a method, headers and encoded parameters.
private struct Convertible: URLRequestConvertible {
  let url: any URLConvertible
  let method: HTTPMethod
  let headers: HTTPHeaders?
  let modify: Session.RequestModifier?
  let encode: (URLRequest) throws -> URLRequest

  init(
    _ url: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?,
    _ modify: Session.RequestModifier?, _ encode: @escaping (URLRequest) throws -> URLRequest
  ) {
    (self.url, self.method, self.headers) = (url, method, headers)
    (self.modify, self.encode) = (modify, encode)
  }

  func asURLRequest() throws -> URLRequest {
    var request = try URLRequest(url: url, method: method, headers: headers)
    try modify?(&request)
    return try encode(request)
  }
}

/// A request with the type of a form.
private struct Typed: URLRequestConvertible {
  let request: any URLRequestConvertible
  let type: String

  func asURLRequest() throws -> URLRequest {
    var request = try request.asURLRequest()
    request.headers.update(.contentType(type))
    return request
  }
}
