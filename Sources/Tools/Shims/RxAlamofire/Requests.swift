// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxAlamofire's, and their documentation is too.
public import Alamofire
public import Reactive
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// MARK: Requests of the default session

public func request(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<DataRequest> {
  Session.default.rx.request(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func request(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<DataRequest> {
  Session.default.rx.request(urlRequest: urlRequest, interceptor: interceptor)
}

// MARK: Answers with their values

public func requestResponse(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<HTTPURLResponse> {
  requestData(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor
  )
  .map { $0.0 }
}

public func requestData(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Data)> {
  Session.default.rx.responseData(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestData(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Data)> {
  request(urlRequest, interceptor: interceptor).flatMap { $0.rx.responseData() }
}

public func requestString(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, String)> {
  Session.default.rx.responseString(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestString(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, String)> {
  request(urlRequest, interceptor: interceptor).flatMap { $0.rx.responseString() }
}

public func requestJSON(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Any)> {
  Session.default.rx.responseJSON(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestJSON(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Any)> {
  request(urlRequest, interceptor: interceptor).flatMap {
    $0.rx.responseResult(responseSerializer: JSONResponseSerializer())
  }
}

public func requestDecodable<T: Decodable>(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, T)> {
  Session.default.rx.responseDecodable(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestDecodable<T: Decodable>(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, T)> {
  request(urlRequest, interceptor: interceptor).flatMap { $0.rx.responseDecodable() }
}

// MARK: Values

public func data(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Data> {
  Session.default.rx.data(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func string(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<String> {
  Session.default.rx.string(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func json(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Any> {
  Session.default.rx.json(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func decodable<T: Decodable>(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<T> {
  Session.default.rx.decodable(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

// MARK: Uploads

public func upload(
  _ data: Data, _ urlRequest: any URLRequestConvertible
) -> Observable<UploadRequest> {
  Session.default.rx.upload(data, urlRequest: urlRequest)
}

public func upload(
  _ file: URL, _ urlRequest: any URLRequestConvertible
) -> Observable<UploadRequest> {
  Session.default.rx.upload(file, urlRequest: urlRequest)
}
