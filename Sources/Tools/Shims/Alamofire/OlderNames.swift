// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of Alamofire 4, which apps of its time still import.
public import Foundation
import HeadlessFoundation
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias SessionManager = Session

public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest {
  AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

@_disfavoredOverload
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
) -> DataRequest {
  AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
  AF.request(urlRequest)
}

public func download(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest {
  AF.download(
    url, method: method, parameters: parameters, encoding: encoding, headers: headers,
    to: destination)
}

public func upload(
  _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
) -> UploadRequest {
  AF.upload(data, to: url, method: method, headers: headers)
}

@_disfavoredOverload
public func upload(
  _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: [String: String]?
) -> UploadRequest {
  AF.upload(data, to: url, method: method, headers: headers.map { HTTPHeaders($0) })
}

public func upload(
  multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
  to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
  encodingCompletion: ((SessionManager.MultipartFormDataEncodingResult) -> Void)?
) {
  AF.upload(
    multipartFormData: multipartFormData, usingThreshold: usingThreshold, to: url, method: method,
    headers: headers, encodingCompletion: encodingCompletion)
}

extension Session {
  public enum MultipartFormDataEncodingResult {
    case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
    case failure(any Error)
  }

  @_disfavoredOverload
  public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
  ) -> DataRequest {
    request(
      url, method: method, parameters: parameters, encoding: encoding,
      headers: headers.map { HTTPHeaders($0) })
  }

  /// Encodes a form, and tells the request with it in the next turn.
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
    to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
  ) {
    let made = upload(
      multipartFormData: multipartFormData, to: url, method: method, headers: headers)
    HeadlessFoundation.DispatchQueue.main.async {
      encodingCompletion?(.success(request: made, streamingFromDisk: false, streamFileURL: nil))
    }
  }
}

extension URLRequest {
  @_disfavoredOverload
  public init(url: any URLConvertible, method: HTTPMethod, headers: [String: String]?) throws {
    try self.init(url: url, method: method, headers: headers.map { HTTPHeaders($0) })
  }
}

nonisolated extension Result {
  public var isSuccess: Bool { value != nil }
  public var isFailure: Bool { !isSuccess }
  public var value: Success? { try? get() }
  public var error: Failure? { failure }
}
