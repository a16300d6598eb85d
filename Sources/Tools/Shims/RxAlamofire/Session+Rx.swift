// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxAlamofire's, and their documentation is too.
public import Alamofire
public import Reactive
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Session: ReactiveCompatible {}

extension Reactive where Base: Session {
  /// A request of the session for each subscription, which ends with the request.
  func started<Started: DataRequest>(
    _ create: @escaping (Base) -> Started
  ) -> Observable<Started> {
    let base = base
    return Observable.create { observer in
      let request = create(base)
      observer.onNext(request)
      request.response { answer in
        if let error = answer.error { return observer.onError(error) }
        observer.onCompleted()
      }
      if !base.startRequestsImmediately { request.resume() }
      return Disposables.create { request.cancel() }
    }
  }

  public func request(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<DataRequest> {
    started {
      $0.request(
        url, method: method, parameters: parameters, encoding: encoding, headers: headers,
        interceptor: interceptor)
    }
  }

  public func request(
    urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<DataRequest> {
    started { $0.request(urlRequest, interceptor: interceptor) }
  }

  // MARK: Answers with their values

  public func responseData(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, Data)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .flatMap { $0.rx.responseData() }
  }

  public func responseString(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, String)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .flatMap { $0.rx.responseString() }
  }

  public func responseJSON(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, Any)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .flatMap { $0.rx.responseResult(responseSerializer: JSONResponseSerializer()) }
  }

  public func responseDecodable<T: Decodable>(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, T)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .flatMap { $0.rx.responseDecodable() }
  }

  // MARK: Values

  public func data(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Data> {
    responseData(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .map { $0.1 }
  }

  public func string(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<String> {
    responseString(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .map { $0.1 }
  }

  public func json(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Any> {
    responseJSON(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .map { $0.1 }
  }

  public func decodable<T: Decodable>(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<T> {
    responseDecodable(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    )
    .map { (answer: (HTTPURLResponse, T)) in answer.1 }
  }

  // MARK: Uploads

  public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil
  ) -> Observable<UploadRequest> {
    started { $0.upload(data, to: url, method: method, headers: headers) }
  }

  public func upload(
    _ data: Data, urlRequest: any URLRequestConvertible
  ) -> Observable<UploadRequest> {
    started { $0.upload(data, with: urlRequest) }
  }

  public func upload(
    _ file: URL, urlRequest: any URLRequestConvertible
  ) -> Observable<UploadRequest> {
    started { $0.upload((try? Data(contentsOf: file)) ?? Data(), with: urlRequest) }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil
  ) -> Observable<UploadRequest> {
    started {
      $0.upload(multipartFormData: multipartFormData, to: url, method: method, headers: headers)
    }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    urlRequest: any URLRequestConvertible
  ) -> Observable<UploadRequest> {
    started { $0.upload(multipartFormData: multipartFormData, with: urlRequest) }
  }
}
